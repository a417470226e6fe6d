import { defineOperation } from '../../platform/http/define-operation.ts';
import { createCaptchaChallenge } from './altcha.ts';

export const getCaptchaChallenge = defineOperation('getCaptchaChallenge', async (_request, { app }) => {
  const challenge = await createCaptchaChallenge(app.config.captcha);
  return { status: 200, body: { ...challenge }, headers: { 'cache-control': 'no-store' } };
});
