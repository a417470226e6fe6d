import type { Locale } from '@hoshikraft/shared';
import type { Launchable, Report } from '../clients/installer.ts';
import type { RunningGame } from '../game/game.ts';
import { LaunchFailure } from '../launch-failure.ts';
import type { Schemas } from '../schemas.ts';
import type { GameWatch } from './game-watch.ts';
import { remember } from './job-tools.ts';
import type { JobTools } from './job-tools.ts';

/** Longest time for taking a move back, milliseconds. */
const MOVE_BACK_MS = 600_000;

interface ClientJob {
  signal: AbortSignal;
  /** The service ends: what is half done stays in the journal. */
  isClosing: () => boolean;
}

type MoveTools = Pick<JobTools, 'store' | 'progress' | 'installer' | 'settings' | 'log'>;

function reporter({ store, progress }: Pick<JobTools, 'store' | 'progress'>, signal: AbortSignal): Report {
  return (news) => {
    // A job that was cancelled may still have something to say; nobody is to hear it.
    if (signal.aborted) return;
    store.dispatch({ type: 'phase', phase: news.phase });
    progress.offer(news);
  };
}

/** What ended a job, as the state says it; a cancel is nothing that went wrong. */
function endBadly(
  { store, log }: Pick<JobTools, 'store' | 'log'>,
  error: unknown,
  clientId: string | null,
  signal: AbortSignal,
): void {
  if (signal.aborted) return store.dispatch({ type: 'cancel' });
  if (!(error instanceof LaunchFailure)) log.error({ err: error }, 'a job failed');
  const reason = error instanceof LaunchFailure ? error.reason : { code: 'internal' as const };
  store.dispatch({ type: 'fail', error: { ...reason, clientId } });
}

/** Compares with the manifest, and fetches and switches where there is a difference. */
async function bringUpToDate(
  tools: JobTools,
  {
    clientId,
    optional,
    full,
    signal,
  }: { clientId: string; optional: readonly string[] | null; full: boolean; signal: AbortSignal },
) {
  const report = reporter(tools, signal);
  const plan = await tools.installer.prepare({ clientId, optional, full, report, signal });
  signal.throwIfAborted();
  if (plan.offline) tools.store.dispatch({ type: 'offline' });
  if (plan.upToDate) return plan;
  tools.store.dispatch({ type: 'fetch' });
  await tools.installer.install(plan, { report, signal });
  signal.throwIfAborted();
  return plan;
}

/** Writes down what is begun before there is a process: killed right then, the next run of the service finds it. */
async function startGame(
  tools: JobTools,
  {
    launchable,
    request,
    locale,
    signal,
  }: { launchable: Launchable; request: Schemas['LaunchRequest']; locale: Locale; signal: AbortSignal },
): Promise<RunningGame> {
  const { runner, machine, settings } = tools;
  const { memory, jvmFlags } = settings.get();
  tools.keepSecret(Object.values(request.player ?? {}).filter((word) => word !== null));
  const start = {
    ...launchable,
    player: request.player,
    memoryMb: machine.memory(memory, launchable.manifest.memory.recommendedMb).effective,
    jvmFlags: machine.jvmFlags(jvmFlags, locale).tokens,
    locale,
  };
  try {
    const game = await runner.start(start, (begun) => remember(tools, { game: begun }));
    if (signal.aborted) await game.stop();
    signal.throwIfAborted();
    return game;
  } catch (error) {
    await remember(tools, { game: null });
    throw error;
  }
}

export async function runLaunch(
  tools: JobTools,
  games: GameWatch,
  { request, locale, signal, isClosing }: ClientJob & { request: Schemas['LaunchRequest']; locale: Locale },
): Promise<void> {
  const { store, installer, journal } = tools;
  const clientId = request.client;
  // After a kill nothing that was on its way to the disk is taken on trust.
  const full = journal.read().job?.clientId === clientId;
  try {
    await remember(tools, { job: { clientId } });
    signal.throwIfAborted();
    const plan = await bringUpToDate(tools, { clientId, optional: request.optional ?? null, full, signal });
    store.dispatch({ type: 'start' });
    const launchable = await installer.launchable(plan);
    signal.throwIfAborted();
    const game = await startGame(tools, { launchable, request, locale, signal });
    await games.watch(game);
  } catch (error) {
    endBadly(tools, error, clientId, signal);
  }
  if (!isClosing()) await remember(tools, { job: null });
}

export async function runCheck(
  tools: JobTools,
  { clientId, signal, isClosing }: ClientJob & { clientId: string },
): Promise<void> {
  try {
    await remember(tools, { job: { clientId } });
    signal.throwIfAborted();
    await bringUpToDate(tools, { clientId, optional: null, full: true, signal });
    tools.store.dispatch({ type: 'finish' });
  } catch (error) {
    endBadly(tools, error, clientId, signal);
  }
  if (!isClosing()) await remember(tools, { job: null });
}

export async function runMove(
  tools: MoveTools,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const before = tools.settings.get().resourceFolder;
  try {
    await tools.installer.move(folder, { report: reporter(tools, signal), signal });
    await tools.settings.set({ resourceFolder: folder }).catch(async (error: unknown) => {
      // What the next start would not find is of no use there.
      await tools.installer.move(before, { report: () => undefined, signal: AbortSignal.timeout(MOVE_BACK_MS) });
      throw error;
    });
    // From here on the old folder only misleads: a later move back to it must not bring old worlds back.
    await tools.installer.recover().catch((error: unknown) => tools.log.warn({ err: error }, 'the old folder is left'));
    tools.store.dispatch({ type: 'finish' });
  } catch (error) {
    endBadly(tools, error, null, signal);
  }
}
