import type { Schemas } from './schemas.ts';

type Reason = Omit<Schemas['LaunchError'], 'clientId'>;

/** Characters of a path that is told; the contract takes more, but nobody reads more. */
const LONGEST_PATH = 1000;

/** A path with its middle left out where it is too long: what matters of it is at its ends. */
function clipped(path: string): string {
  const half = LONGEST_PATH / 2 - 1;
  return path.length <= LONGEST_PATH ? path : `${path.slice(0, half)}…${path.slice(-half)}`;
}

/** Why a job ended without what was asked for: becomes `error` of the launcher's state. */
export class LaunchFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason.code, { cause });
    this.name = 'LaunchFailure';
    this.reason = reason.path === undefined ? reason : { ...reason, path: clipped(reason.path) };
  }
}
