/**
 * Address of the PostgreSQL that the test run has started.
 *
 * @throws Error when the Jest configuration lacks the global setup
 */
export const sharedPostgresUrl = (): string => ofTheRun('TEST_POSTGRES_URL');

/**
 * Folder beside that PostgreSQL's data, for what the run's workers share; gone with it, however the run ends.
 *
 * @throws Error when the Jest configuration lacks the global setup
 */
export const sharedFolder = (): string => ofTheRun('TEST_FOLDER');

function ofTheRun(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('jest.config.mjs lacks the testkit global setup');
  return value;
}
