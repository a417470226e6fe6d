export { factorCard, turnOnApp } from './authenticator.ts';
export { browserSettings } from './browser-settings.ts';
export { pageFaults } from './page-faults.ts';
export { PageWatch } from './page-watch.ts';
export { newPlayer } from './players.ts';
export type { Player } from './players.ts';
export { resize } from './resize.ts';
export { readWords } from './words.ts';
export type { Words } from './words.ts';
