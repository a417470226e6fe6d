import type { ApiResponse } from '../test-app.ts';

/** A code, link, token or challenge that the API issued. */
export interface IssuedSecret {
  /**
   * Uses the secret.
   *
   * @param at number of the use, for secrets where parallel uses need different sessions or values
   * @returns whether the API accepted it
   */
  use(at: number): Promise<boolean>;
  /** Uses it in another browser or session, or for another account; absent for secrets that are valid anywhere. */
  elsewhere?(): Promise<boolean>;
}

/** Whether the operation succeeded. */
export const succeeded = ({ status, body }: ApiResponse): boolean =>
  status === 200 && (body as { success?: boolean }).success !== false;
