import { useRef } from 'react';
import type { CaptchaWorker } from './solve-captcha.ts';
import { useCaptcha } from './use-captcha.ts';

interface Refusable {
  success: boolean;
  /** Whether the next try needs a captcha. */
  captchaRequired?: boolean;
}

export interface AskedCaptcha {
  /**
   * Sends a password, with a solved captcha once the API asks for one. What was refused without a captcha goes again with
   * one: the API may not have looked at the password, and a right one is not to be called wrong.
   */
  send<Answer extends Refusable>(call: (captcha: { recaptcha?: string }) => Promise<Answer>): Promise<Answer>;
  /** Whether the form now waits for nothing but the captcha. */
  waiting: boolean;
}

/** The captcha of a form that asks for a password: it joins in after failures only (decision 6). */
export const useAskedCaptcha = (startWorker?: () => Promise<CaptchaWorker>): AskedCaptcha => {
  const captcha = useCaptcha(startWorker);
  const asked = useRef(false);

  const sendSolved: AskedCaptcha['send'] = async (call) => {
    const recaptcha = await captcha.take();
    const answer = await call({ recaptcha }).catch((error: unknown) => {
      captcha.prepare();
      throw error;
    });
    if (!answer.success) captcha.prepare();
    return answer;
  };

  const send: AskedCaptcha['send'] = async (call) => {
    if (asked.current) return sendSolved(call);
    const answer = await call({});
    if (answer.success || answer.captchaRequired !== true) return answer;
    asked.current = true;
    return sendSolved(call);
  };

  return { send, waiting: captcha.waiting };
};
