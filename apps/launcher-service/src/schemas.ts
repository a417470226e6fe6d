import type { components } from '@hoshikraft/launcher-contract';

/** Shapes of the local service's description. */
export type Schemas = components['schemas'];
export type ClientManifest = Schemas['ClientManifest'];
export type RuntimeNeed = Schemas['RuntimeNeed'];
