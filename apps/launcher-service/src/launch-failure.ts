import type { Schemas } from './schemas.ts';

type Reason = Omit<Schemas['LaunchError'], 'clientId'>;

/** Maximum length of a reported path, characters; the contract allows more, but a longer one is unreadable. */
const LONGEST_PATH = 1000;

/** Shortens a long path in the middle: its beginning and end matter. */
function clipped(path: string): string {
  const half = LONGEST_PATH / 2 - 1;
  return path.length <= LONGEST_PATH ? path : `${path.slice(0, half)}…${path.slice(-half)}`;
}

/** Why a job failed; becomes `error` of the launcher's state. */
export class LaunchFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason.code, { cause });
    this.name = 'LaunchFailure';
    this.reason = reason.path === undefined ? reason : { ...reason, path: clipped(reason.path) };
  }
}
