import type { LauncherState, Progress } from '@hoshikraft/launcher-contract';
import type { Stage } from '../../main/launch-stage.ts';

type LaunchError = NonNullable<LauncherState['error']>;

const MEGABYTE = 1_000_000;

/** Downloaded and remaining bytes of an interrupted download. */
export const brokenOff = { bytesHeld: 312 * MEGABYTE, bytesLeft: 159 * MEGABYTE } as const;

/** All stages of the main button. `now` is in ms since 1970. */
export const sampleStages = (now: number): Readonly<Record<Stage['kind'], Stage>> => ({
  install: { kind: 'install', bytes: 471 * MEGABYTE },
  update: { kind: 'update', bytes: 214 * MEGABYTE },
  continue: { kind: 'continue', bytes: brokenOff.bytesLeft },
  play: { kind: 'play' },
  repair: { kind: 'repair' },
  signIn: { kind: 'signIn' },
  sending: { kind: 'sending' },
  checking: { kind: 'checking' },
  downloading: { kind: 'downloading' },
  starting: { kind: 'starting' },
  running: { kind: 'running', startedAt: new Date(now - 72_000).toISOString() },
  moving: { kind: 'moving' },
});

const half: Omit<Progress, 'phase'> = {
  downloadedBytes: 312 * MEGABYTE,
  totalBytes: 471 * MEGABYTE,
  files: { done: 1840, total: 5000 },
  speedBps: 18_400_000,
  etaSeconds: 9,
  retrying: null,
};
const unknown = { downloadedBytes: 0, totalBytes: 0, files: { done: 0, total: 0 }, speedBps: 0, etaSeconds: null };

/** Progress in every phase of a job. */
export const samplePhases: Readonly<Record<Progress['phase'], Omit<Progress, 'phase'>>> = {
  metadata: { ...half, ...unknown },
  checking: half,
  downloading: half,
  waiting_network: { ...half, speedBps: 0, etaSeconds: null, retrying: { attempt: 4, nextInSeconds: 8 } },
  applying: half,
  runtime: half,
  starting: { ...half, ...unknown },
  moving: half,
};

/** Every error that can end a launch, by its code, with its details. */
export const sampleErrors: Readonly<Record<LaunchError['code'], Omit<LaunchError, 'code' | 'clientId'>>> = {
  manifest_unavailable: {},
  manifest_untrusted: { reason: 'signature' },
  metadata_expired: {},
  disk_full: { need: 900 * MEGABYTE, free: 120 * MEGABYTE },
  path_unusable: { reason: 'exclamation_mark', path: '/games/Wow!' },
  network_lost: {},
  object_corrupt: { path: 'mods/lanterns.jar' },
  file_locked: { path: 'mods/gates.jar' },
  java_unavailable: { reason: 'missing' },
  client_exited: { exitCode: 1, hint: 'java_version' },
  client_crashed: { exitCode: 1, hint: 'memory', tail: ['java.lang.OutOfMemoryError: Java heap space'] },
  internal: {},
};
