import type { Answer } from '../test-app.ts';

/** What somebody was given, and what becomes of it. */
export interface Made {
  /** Uses it; the number tells uses at once apart, where each does something of its own. */
  use(at: number): Promise<boolean>;
  /** The same in another browser or session, or for another account; absent where whoever holds it may use it anywhere. */
  elsewhere?(): Promise<boolean>;
}

/** Whether a call did what it was for. */
export const good = ({ status, body }: Answer): boolean =>
  status === 200 && (body as { success?: boolean }).success !== false;
