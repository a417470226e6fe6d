import type { components } from '@hoshikraft/launcher-contract';

/** Schemas of the local service's API. */
export type Schemas = components['schemas'];
export type ClientManifest = Schemas['ClientManifest'];
export type RuntimeNeed = Schemas['RuntimeNeed'];
