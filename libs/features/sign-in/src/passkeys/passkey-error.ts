/**
 * Why the browser returned no passkey: it does not support passkeys, the address of the page cannot have any, the user
 * cancelled or has none, the device already has this one, or the device cannot create one.
 */
export type PasskeyErrorKind = 'unsupported' | 'address' | 'cancelled' | 'known' | 'unfit' | 'failed';

export class PasskeyError extends Error {
  readonly kind: PasskeyErrorKind;

  constructor(kind: PasskeyErrorKind, cause?: unknown) {
    super(`no passkey: ${kind}`, { cause });
    this.name = 'PasskeyError';
    this.kind = kind;
  }
}
