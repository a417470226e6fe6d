import type { components } from '@hoshikraft/contract';
import { type Privacy, PRIVACY_PARTS } from '../privacy/sees.ts';

type Settings = components['schemas']['Privacy'];

/** Audience of each part, including those visible to everyone. */
export const presentPrivacy = (privacy: Privacy): Settings =>
  Object.fromEntries(PRIVACY_PARTS.map((part) => [part, privacy[part] ?? 'everyone'])) as Settings;
