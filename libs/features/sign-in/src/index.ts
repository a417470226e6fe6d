export { BotCodeButtons, BotCodeProblem, useCodeHint } from './bot-code-buttons.tsx';
export { useBotCodes } from './use-bot-codes.ts';
export { useCodeRules } from './use-code-rules.ts';
export { ConfirmForm, type ConfirmFormProps, type ConfirmPlatform } from './confirm-form.tsx';
export { SignInAgainDialog, type SignInAgainDialogProps } from './again/sign-in-again-dialog.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export {
  isLogoutConfirmed,
  LogoutCard,
  type LogoutCardProps,
  type LogoutPlatform,
  SIGNED_OUT_TOAST,
} from './logout-card.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';
export { type GetPasskeyAssertion, PasskeyButton, type PasskeyButtonProps } from './passkeys/passkey-button.tsx';
export { type PasskeyAction, usePasskey } from './passkeys/use-passkey.ts';
export { StepUpForm, type StepUpFormProps } from './step-up-form.tsx';
export { RegisterForm, type RegisterFormProps } from './register-form.tsx';
export { ResetForm, type ResetFormProps } from './reset-form.tsx';
export type { LoginCredentials, SignedInAnswer, SignInPlatform } from './sign-in-platform.ts';
