/** Jest global setup: one PostgreSQL for the whole run, its address in TEST_POSTGRES_URL for every worker, in TEST_FOLDER a folder they share. */
export default async function globalSetup() {
  const { startPostgres } = await import('../postgres/start-postgres.ts');
  globalThis.testPostgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url;
  process.env.TEST_FOLDER = globalThis.testPostgres.folder;
}
