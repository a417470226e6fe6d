import type { Schemas } from './schemas.ts';

type Reason = Omit<Schemas['LaunchError'], 'clientId'>;

/** Why a job ended without what was asked for: becomes `error` of the launcher's state. */
export class LaunchFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason.code, { cause });
    this.name = 'LaunchFailure';
    this.reason = reason;
  }
}
