export const TYPES: readonly string[];
export const PLATFORM_NAMES: readonly string[];
export const APPS: readonly string[];
