/**
 * Why a browser has answered with no passkey: it knows none of them, the page's address is none for which there are any, its
 * owner has closed the question or has no passkey to answer it with, the device has this one already, or is not able.
 */
export type PasskeyProblemKind = 'unsupported' | 'address' | 'cancelled' | 'known' | 'unfit' | 'failed';

export class PasskeyProblem extends Error {
  readonly kind: PasskeyProblemKind;

  constructor(kind: PasskeyProblemKind, cause?: unknown) {
    super(`no passkey: ${kind}`, { cause });
    this.name = 'PasskeyProblem';
    this.kind = kind;
  }
}
