import type { ClientManifest, RuntimeNeed, Schemas } from '../schemas.ts';

/** A program that runs clients: Java, or Node for the sample client without a JDK. */
export interface FoundRuntime {
  executable: string;
  major: number;
}

/** Receives progress whenever there is some; the receiver limits the rate. */
export type Report = (progress: Schemas['Progress']) => void;

export interface KnownClient {
  manifest: ClientManifest;
  status: Schemas['Client']['status'];
  installedLabel: string | null;
  /** Bytes: of all files for this system, to download, and on the disk. */
  sizes: Schemas['Client']['sizes'];
  /** Ids of the selected optional mods; the published default if the player made no selection. */
  optional: readonly string[];
}

/** Result of the check of a client: returned by `prepare`, passed to `install`. */
export interface InstallPlan {
  manifest: ClientManifest;
  /** Nothing has to be downloaded, written or deleted. */
  upToDate: boolean;
  /** Bytes to download, without partial downloads. */
  downloadBytes: number;
  /** The servers are unavailable: this is the trusted copy. */
  offline: boolean;
}

/** Everything needed to start an installed client. */
export interface Launchable {
  manifest: ClientManifest;
  folder: string;
  runtime: FoundRuntime;
}

/**
 * The clients on this machine. A failed call throws a `LaunchFailure`; an aborted signal throws its reason within
 * 500 ms, and downloaded bytes are not deleted.
 */
export interface Installer {
  /**
   * Finishes or reverts unfinished changes of a killed service, and returns whether a move to another folder was reverted. Call
   * it once before anything else, and after a move whose new folder is in the settings.
   */
  recover(): Promise<{ movedBack: boolean }>;
  /** Clients according to the newest trusted metadata, the trusted copy when offline. */
  list(): Promise<{ clients: readonly KnownClient[]; offline: boolean }>;
  /** Path of a picture in the object store, downloaded if necessary; null for an unknown one. */
  picture(clientId: string, kind: 'icon' | 'background'): Promise<{ file: string; mediaType: string } | null>;
  /** State verify: compares the disk with the manifest. `full` hashes every file. Also checks free space and path lengths. */
  prepare(job: {
    clientId: string;
    optional: readonly string[] | null;
    full: boolean;
    report: Report;
    signal: AbortSignal;
  }): Promise<InstallPlan>;
  /** State downloadFiles: downloads, verifies and switches. */
  install(plan: InstallPlan, job: { report: Report; signal: AbortSignal }): Promise<void>;
  /** After prepare (and install): what to start. */
  launchable(plan: InstallPlan): Promise<Launchable>;
  /** Stored bytes of a client, in objects and partial downloads, that are not installed yet. */
  heldBytes(clientId: string): Promise<number>;
  /** Distinct versions of Java on this machine with which the known clients would start; sends no requests. */
  javas(): Promise<readonly FoundRuntime[]>;
  /** Moves all files to another folder; after a failure nothing has changed. */
  move(folder: string, job: { report: Report; signal: AbortSignal }): Promise<void>;
  /** Uses another proxy setting from the next request on. */
  useProxy(value: string): Promise<void>;
  close(): Promise<void>;
}

/** Finds a runtime on this machine; null means that the published one has to be installed. */
export type FindRuntime = (need: RuntimeNeed) => Promise<FoundRuntime | null>;
