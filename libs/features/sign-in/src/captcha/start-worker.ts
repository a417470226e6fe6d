/** Starts the solver; its script is a file of ours, as the content policy demands. */
export const startCaptchaWorker = (): Worker =>
  new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
