import type { FoundRuntime, Installer, InstallPlan, KnownClient } from './installer.ts';
import { LaunchFailure } from '../launch-failure.ts';
import type { ClientManifest, RuntimeNeed, Schemas } from '../schemas.ts';

/** What the thread of clients is started with. */
export interface ThreadOptions {
  home: string;
  resourceFolder: string;
  clientsUrl: string;
  trustedRoot: string;
}

/** Manifests are large and seldom new: they travel once and are named by a number afterwards. */
export type ManifestName = number;

export interface PlanMessage extends Omit<InstallPlan, 'manifest'> {
  plan: number;
  manifest: ManifestName;
}

/** Calls as they travel; signals and reports go by messages of their own, under the number of the call. */
export interface Calls {
  recover: { argument: null; result: Awaited<ReturnType<Installer['recover']>> };
  list: {
    argument: null;
    result: { clients: (Omit<KnownClient, 'manifest'> & { manifest: ManifestName })[]; offline: boolean };
  };
  picture: {
    argument: { clientId: string; kind: 'icon' | 'background' };
    result: Awaited<ReturnType<Installer['picture']>>;
  };
  prepare: { argument: { clientId: string; optional: readonly string[] | null; full: boolean }; result: PlanMessage };
  install: { argument: number; result: null };
  launchable: { argument: number; result: { folder: string; runtime: FoundRuntime } };
  heldBytes: { argument: string; result: number };
  javas: { argument: null; result: readonly FoundRuntime[] };
  move: { argument: string; result: null };
  close: { argument: null; result: null };
}

export type CallName = keyof Calls;
export type Call = { [Name in CallName]: { name: Name; argument: Calls[Name]['argument'] } }[CallName];

export type Failure = { launch: LaunchFailure['reason'] } | { message: string };

export type ToThread =
  | { type: 'call'; id: number; call: Call }
  | { type: 'abort'; id: number }
  | { type: 'runtime'; id: number; found: FoundRuntime | null }
  | { type: 'no-runtime'; id: number; failure: Failure };

export type FromThread =
  | { type: 'result'; id: number; result: Calls[CallName]['result'] }
  | { type: 'failure'; id: number; failure: Failure }
  | { type: 'progress'; id: number; progress: Schemas['Progress'] }
  | { type: 'manifest'; name: ManifestName; manifest: ClientManifest }
  | { type: 'find-runtime'; id: number; need: RuntimeNeed };

export const failureOf = (error: unknown): Failure =>
  error instanceof LaunchFailure
    ? { launch: error.reason }
    : { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };

export const errorOf = (failure: Failure): Error =>
  'launch' in failure ? new LaunchFailure(failure.launch) : new Error(failure.message);
