export { keyIdOf, openEnvelope, pae, payloadTypeOf, rawPublicKey, sealEnvelope } from './envelope.ts';
export type { EnvelopeRefusal, OpenedEnvelope, SignedKind, Signers } from './envelope.ts';
export { foldPath, refusePath, refusePaths } from './paths.ts';
export type { PathRefusal } from './paths.ts';
