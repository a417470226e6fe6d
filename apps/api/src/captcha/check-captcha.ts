import type { App } from '../app-parts.ts';
import { verifyRecaptcha } from '../outside/recaptcha.ts';
import { useSolution } from './altcha.ts';

/** Whether the asker has solved a captcha, of the kind that is configured; each solution counts once. */
export async function isCaptchaSolved(app: App, solution: string, ip: string): Promise<boolean> {
  const { captcha } = app.config;
  return captcha.kind === 'altcha' ? useSolution(captcha, app.db, solution) : verifyRecaptcha(captcha, solution, ip);
}
