import type { ClientManifest, RuntimeNeed, Schemas } from '../schemas.ts';

/** A program that runs clients: Java, or Node for the sample without a JDK. */
export interface FoundRuntime {
  executable: string;
  major: number;
}

/** Where a job reports to; at most as often as there is news, the receiver thins it out. */
export type Report = (progress: Schemas['Progress']) => void;

export interface KnownClient {
  manifest: ClientManifest;
  status: Schemas['Client']['status'];
  installedLabel: string | null;
  /** Bytes: of all files for this system, still to fetch, and on the disk. */
  sizes: Schemas['Client']['sizes'];
  /** Ids of the optional mods as last chosen, else as published. */
  optional: readonly string[];
}

/** What a check of one client found; made by `prepare`, used up by `install`. */
export interface InstallPlan {
  manifest: ClientManifest;
  /** Nothing is to be fetched, written or removed. */
  upToDate: boolean;
  /** Bytes still to fetch; parts already held do not count. */
  downloadBytes: number;
  /** The servers were not reached: this is the trusted copy. */
  offline: boolean;
}

/** What is needed to start a client whose files are in place. */
export interface Launchable {
  manifest: ClientManifest;
  folder: string;
  runtime: FoundRuntime;
}

/**
 * Clients on this machine. Every call that fails throws a `LaunchFailure`; an aborted signal throws its reason within
 * 500 ms and keeps what was downloaded.
 */
export interface Installer {
  /**
   * Finishes or undoes what a killed service left half done, and says whether a move to another folder was undone; call
   * once, before anything else, and after a move whose new folder is in the settings.
   */
  recover(): Promise<{ movedBack: boolean }>;
  /** Clients by the newest trusted metadata, the trusted copy when offline. */
  list(): Promise<{ clients: readonly KnownClient[]; offline: boolean }>;
  /** Path of a picture in the store of objects, fetched where it is not there yet; null for an unknown one. */
  picture(clientId: string, kind: 'icon' | 'background'): Promise<{ file: string; mediaType: string } | null>;
  /** State verify: compares the disk with the manifest. `full` hashes every file. Checks room and path as well. */
  prepare(job: {
    clientId: string;
    optional: readonly string[] | null;
    full: boolean;
    report: Report;
    signal: AbortSignal;
  }): Promise<InstallPlan>;
  /** State downloadFiles: fetches, verifies and switches. */
  install(plan: InstallPlan, job: { report: Report; signal: AbortSignal }): Promise<void>;
  /** After prepare (and install): what to start. */
  launchable(plan: InstallPlan): Promise<Launchable>;
  /** Bytes of this client already held in finished objects and parts, for what is not installed yet. */
  heldBytes(clientId: string): Promise<number>;
  /** Javas here that the known clients would be started with, each once; the servers are not asked what is new. */
  javas(): Promise<readonly FoundRuntime[]>;
  /** Moves everything to another folder; on failure all is as before. */
  move(folder: string, job: { report: Report; signal: AbortSignal }): Promise<void>;
  close(): Promise<void>;
}

/** Looks for a runtime on this machine; null sends the installer to the published one. */
export type FindRuntime = (need: RuntimeNeed) => Promise<FoundRuntime | null>;
