export { ConfirmForm, type ConfirmFormProps, type ConfirmPlatform } from './confirm-form.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';
export { ProofForm, type ProofFormProps } from './proof-form.tsx';
export { RegisterForm, type RegisterFormProps } from './register-form.tsx';
export { ResetForm, type ResetFormProps } from './reset-form.tsx';
export { ServiceRegisterForm, type ServiceRegisterFormProps } from './service-register-form.tsx';
export type { LoginCredentials, SignedInAnswer, SignInPlatform } from './sign-in-platform.ts';
