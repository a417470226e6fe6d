import { defineOperation } from '../http/define-operation.ts';
import { issueChallenge } from './altcha.ts';

export const getCaptchaChallenge = defineOperation('getCaptchaChallenge', async (_request, { app }) => {
  const challenge = await issueChallenge(app.config.captcha);
  return { status: 200, body: { ...challenge }, headers: { 'cache-control': 'no-store' } };
});
