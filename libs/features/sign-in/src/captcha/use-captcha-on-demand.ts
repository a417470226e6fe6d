import { useRef } from 'react';
import type { CaptchaWorker } from './solve-captcha.ts';
import { useCaptcha } from './use-captcha.ts';

interface Result {
  success: boolean;
  /** Whether the next try needs a captcha. */
  captchaRequired?: boolean;
}

export interface CaptchaOnDemand {
  /**
   * Sends a password, with a solved captcha once the API requires one. A call rejected without a captcha is sent again with
   * one: the API may not have checked the password, and a correct one must not be reported as wrong.
   */
  send<Answer extends Result>(call: (captcha: { recaptcha?: string }) => Promise<Answer>): Promise<Answer>;
  /** Whether the form waits for the captcha only. */
  waiting: boolean;
}

/** Captcha of a password form: required only after failures (decision 6). */
export const useCaptchaOnDemand = (startWorker?: () => Promise<CaptchaWorker>): CaptchaOnDemand => {
  const captcha = useCaptcha(startWorker);
  const required = useRef(false);

  const sendSolved: CaptchaOnDemand['send'] = async (call) => {
    const recaptcha = await captcha.getSolution();
    const answer = await call({ recaptcha }).catch((error: unknown) => {
      captcha.prepare();
      throw error;
    });
    if (!answer.success) captcha.prepare();
    return answer;
  };

  const send: CaptchaOnDemand['send'] = async (call) => {
    if (required.current) return sendSolved(call);
    const answer = await call({});
    if (answer.success || answer.captchaRequired !== true) return answer;
    required.current = true;
    return sendSolved(call);
  };

  return { send, waiting: captcha.waiting };
};
