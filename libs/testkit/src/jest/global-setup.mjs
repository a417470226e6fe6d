/** Jest global setup: starts one PostgreSQL for the run. Workers get its URL in TEST_POSTGRES_URL, and a shared folder in TEST_FOLDER. */
export default async function globalSetup() {
  const { startPostgres } = await import('../postgres/start-postgres.ts');
  globalThis.testPostgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url;
  process.env.TEST_FOLDER = globalThis.testPostgres.folder;
}
