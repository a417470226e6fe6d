/**
 * URL of the PostgreSQL of this test run.
 *
 * @throws Error when the Jest configuration lacks the global setup
 */
export const sharedPostgresUrl = (): string => ofTheRun('TEST_POSTGRES_URL');

/**
 * Folder for files that workers of the run share; removed together with PostgreSQL.
 *
 * @throws Error when the Jest configuration lacks the global setup
 */
export const sharedFolder = (): string => ofTheRun('TEST_FOLDER');

function ofTheRun(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('jest.config.mjs lacks the testkit global setup');
  return value;
}
