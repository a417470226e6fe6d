import type { Locale } from '@hoshikraft/shared';
import type { Launchable, Report } from '../../install/installer.ts';
import type { RunningGame } from '../../game/process/game.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { Schemas } from '../../schemas.ts';
import type { GameWatch } from './game-watch.ts';
import { remember } from './job-context.ts';
import type { JobContext } from './job-context.ts';

/** Maximum time to move back, milliseconds. */
const MOVE_BACK_MS = 600_000;

interface ClientJob {
  signal: AbortSignal;
  /** The service is ending: unfinished work stays in the journal. */
  isClosing: () => boolean;
}

type MoveContext = Pick<JobContext, 'store' | 'progress' | 'installer' | 'settings' | 'log'>;

function reporter({ store, progress }: Pick<JobContext, 'store' | 'progress'>, signal: AbortSignal): Report {
  return (news) => {
    // Reports of a cancelled job are dropped.
    if (signal.aborted) return;
    store.dispatch({ type: 'phase', phase: news.phase });
    progress.offer(news);
  };
}

/** Sets the error of a failed job; a cancel is not an error. */
function failJob(
  { store, log }: Pick<JobContext, 'store' | 'log'>,
  error: unknown,
  clientId: string | null,
  signal: AbortSignal,
): void {
  if (signal.aborted) return store.dispatch({ type: 'cancel' });
  if (!(error instanceof LaunchFailure)) log.error({ err: error }, 'a job failed');
  const reason = error instanceof LaunchFailure ? error.reason : { code: 'internal' as const };
  store.dispatch({ type: 'fail', error: { ...reason, clientId } });
}

/** Checks the client, and downloads and installs changes. */
async function updateClient(
  context: JobContext,
  {
    clientId,
    optional,
    full,
    signal,
  }: { clientId: string; optional: readonly string[] | null; full: boolean; signal: AbortSignal },
) {
  const report = reporter(context, signal);
  const plan = await context.installer.prepare({ clientId, optional, full, report, signal });
  signal.throwIfAborted();
  if (plan.offline) context.store.dispatch({ type: 'offline' });
  if (plan.upToDate) return plan;
  context.store.dispatch({ type: 'fetch' });
  await context.installer.install(plan, { report, signal });
  signal.throwIfAborted();
  return plan;
}

/** Saves the game before its process exists: after a kill at that moment the next run of the service finds it. */
async function startGame(
  context: JobContext,
  {
    launchable,
    request,
    locale,
    signal,
  }: { launchable: Launchable; request: Schemas['LaunchRequest']; locale: Locale; signal: AbortSignal },
): Promise<RunningGame> {
  const { runner, machine, settings } = context;
  const { memory, jvmFlags } = settings.get();
  context.keepSecret(Object.values(request.player ?? {}).filter((word) => word !== null));
  const start = {
    ...launchable,
    player: request.player,
    memoryMb: machine.memory(memory, launchable.manifest.memory.recommendedMb).effective,
    jvmFlags: machine.jvmFlags(jvmFlags, locale).tokens,
    locale,
  };
  try {
    const game = await runner.start(start, (starting) => remember(context, { game: starting }));
    if (signal.aborted) await game.stop();
    signal.throwIfAborted();
    return game;
  } catch (error) {
    await remember(context, { game: null });
    throw error;
  }
}

export async function runLaunch(
  context: JobContext,
  games: GameWatch,
  { request, locale, signal, isClosing }: ClientJob & { request: Schemas['LaunchRequest']; locale: Locale },
): Promise<void> {
  const { store, installer, journal } = context;
  const clientId = request.client;
  // After a kill, files that were being written are not trusted.
  const full = journal.read().job?.clientId === clientId;
  try {
    await remember(context, { job: { clientId } });
    signal.throwIfAborted();
    const plan = await updateClient(context, { clientId, optional: request.optional ?? null, full, signal });
    store.dispatch({ type: 'start' });
    const launchable = await installer.launchable(plan);
    signal.throwIfAborted();
    const game = await startGame(context, { launchable, request, locale, signal });
    await games.watch(game);
  } catch (error) {
    failJob(context, error, clientId, signal);
  }
  if (!isClosing()) await remember(context, { job: null });
}

export async function runCheck(
  context: JobContext,
  { clientId, signal, isClosing }: ClientJob & { clientId: string },
): Promise<void> {
  try {
    await remember(context, { job: { clientId } });
    signal.throwIfAborted();
    await updateClient(context, { clientId, optional: null, full: true, signal });
    context.store.dispatch({ type: 'finish' });
  } catch (error) {
    failJob(context, error, clientId, signal);
  }
  if (!isClosing()) await remember(context, { job: null });
}

export async function runMove(
  context: MoveContext,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const before = context.settings.get().resourceFolder;
  try {
    await context.installer.move(folder, { report: reporter(context, signal), signal });
    await context.settings.set({ resourceFolder: folder }).catch(async (error: unknown) => {
      // Without the setting the next start would not find the new folder.
      await context.installer.move(before, { report: () => undefined, signal: AbortSignal.timeout(MOVE_BACK_MS) });
      throw error;
    });
    // Completed at once: a later move back to the old folder must not restore old worlds.
    await context.installer
      .recover()
      .catch((error: unknown) => context.log.warn({ err: error }, 'the old folder is left'));
    context.store.dispatch({ type: 'finish' });
  } catch (error) {
    failJob(context, error, null, signal);
  }
}
