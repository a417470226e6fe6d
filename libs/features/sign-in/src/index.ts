export { ConfirmForm, type ConfirmFormProps, type ConfirmPlatform } from './confirm-form.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export { RegisterForm, type RegisterFormProps } from './register-form.tsx';
export type { LoginCredentials, SignedInAnswer, SignInPlatform } from './sign-in-platform.ts';
