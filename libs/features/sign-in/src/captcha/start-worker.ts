/** Starts the solver from a script of the same origin, as the content security policy requires. */
export const startCaptchaWorker = (): Worker =>
  new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
