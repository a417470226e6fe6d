import { defineOperation } from '../contract-binder/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { issueChallenge } from './altcha.ts';

export const getCaptchaChallenge = defineOperation('getCaptchaChallenge', async (_request, { app }) => {
  // With reCAPTCHA the challenge is its own widget's business: there is nothing here.
  if (app.config.captcha.kind !== 'altcha') throw new ApiError('not_found');
  const challenge = await issueChallenge(app.config.captcha);
  return { status: 200, body: { ...challenge }, headers: { 'cache-control': 'no-store' } };
});
