export { copiedFolder, createDatabase, dropDatabase, templateDatabase } from './postgres/databases.ts';
export { startPostgres } from './postgres/start-postgres.ts';
export type { RunningPostgres } from './postgres/start-postgres.ts';
export { sharedPostgresUrl } from './postgres/shared-url.ts';
