import { getCaptchaChallenge } from './get-captcha-challenge.ts';

export const captchaOperations = [getCaptchaChallenge] as const;
