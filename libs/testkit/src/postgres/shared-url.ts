/**
 * Address of the PostgreSQL that the test run has started.
 *
 * @throws Error when the Jest configuration lacks the global setup
 */
export function sharedPostgresUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('jest.config.mjs lacks the testkit global setup');
  return url;
}
