/** Entry point of the API: reads the configuration, opens the database, listens, and shuts down gracefully. */
import { buildApp } from './app.ts';
import type { AppContext } from './context.ts';
import { botCommands } from './bot-commands.ts';
import { readConfig } from './config.ts';
import { canonicaliseEmails } from './community/players/canonicalise-emails.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { LONG_TIMEOUTS } from './platform/database/postgres.ts';
import { createMetrics } from './platform/health/metrics.ts';
import { startJobs } from './platform/jobs/job.ts';
import { jobs } from './jobs.ts';
import { createLog } from './log.ts';
import { openBots } from './integrations/bots/open-bots.ts';
import { startBots } from './integrations/bots/start-bots.ts';

/** Writes skins and pictures of the sample data, about 350 files, after the start. */
async function writeSampleFiles(app: AppContext, ending: AbortSignal): Promise<void> {
  const [{ writeSkins }, { writePictures }] = await Promise.all([
    import('../seed/write-skins.ts'),
    import('../seed/write-pictures.ts'),
  ]);
  const written = writeSkins(app, ending).then(() => writePictures(app, ending));
  await written.catch((error: unknown) =>
    app.log.warn({ err: error }, 'did not write all skins and pictures of the sample'),
  );
}

/** Writes sample files and two years of sample history, in parts. */
async function writeSamples(app: AppContext, ending: AbortSignal): Promise<void> {
  const { writeHistory } = await import('../seed/history/write-history.ts');
  await writeHistory(app, ending).catch((error: unknown) =>
    app.log.warn({ err: error }, 'did not write all of the sample history'),
  );
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics({ processMetrics: true });
  const database = await openDatabase({
    url: config.database.url,
    poolSize: config.database.poolSize,
    pgliteDir: config.database.pgliteDir,
    onFault: (error) => {
      metrics.databaseFaults.inc();
      log.warn({ err: error }, 'lost a connection to the database');
    },
  });
  if (database.engine === 'pglite') {
    log.warn('running on PGlite: good for trying things out, not for real money (no protection against a power loss)');
  }
  if (config.database.migrateAtStart) {
    const applied = await migrate(database.pool);
    if (applied.length > 0) log.info({ applied }, 'migrated');
  }
  const clashes = await canonicaliseEmails(database.db);
  if (clashes.length > 0) {
    const playerIds = clashes.map(({ playerId }) => playerId);
    log.warn(
      { playerIds },
      'accounts share a mailbox or have none: npm run account -w @hoshikraft/api -- clashing-mails',
    );
  }
  if (config.environment === 'production') {
    const { assertNoSampleHistory } = await import('../seed/history/assert-no-sample-history.ts');
    await assertNoSampleHistory(database.db);
  }
  if (config.seed) {
    const { seedDevelopment } = await import('../seed/seed.ts');
    // A separate pool with longer timeouts than those of a request.
    const { url } = config.database;
    const onFault = (error: Error) => log.warn({ err: error }, 'lost a connection to the database while seeding');
    const seeding =
      url === null ? null : await openDatabase({ url, poolSize: 1, pgliteDir: null, onFault, waits: LONG_TIMEOUTS });
    await seedDevelopment((seeding ?? database).db, config, new Date());
    await seeding?.close();
  }
  const { server, app } = await buildApp({ config, database, log, metrics });
  const stopJobs = startJobs(app, jobs);
  const stopBots = startBots(app, openBots(config.bots), botCommands);
  app.pictures.prepare();
  await server.listen({ host: config.host, port: config.port });
  const ending = new AbortController();
  const writingFiles = config.seedPictures ? writeSampleFiles(app, ending.signal) : undefined;
  const writingHistory = config.seedHistory ? writeSamples(app, ending.signal) : undefined;

  async function end(signal: string): Promise<void> {
    if (app.state.draining) return;
    app.state.draining = true;
    log.info({ signal }, 'draining');
    // Ends the process if a request still hangs; unref, so that the timer does not delay the exit.
    setTimeout(() => process.exit(1), config.drainMs).unref();
    // A connection that was busy when the server closed would stay open after its response.
    setInterval(() => server.server.closeIdleConnections(), 100).unref();
    await server.close();
    ending.abort();
    await Promise.all([writingFiles, writingHistory]);
    await Promise.all([stopJobs(), stopBots()]);
    await database.close();
    log.info('ended');
    process.exit(0);
  }
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}

start().catch((error: unknown) => {
  process.stderr.write(`the API did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
