import type { AppModules } from './module-rules.mjs';

export const MODULES: Record<string, AppModules>;
