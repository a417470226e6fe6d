import type { Schemas } from '../schemas.ts';

export type FileMode = Schemas['FileMode'];

/** What lies at a path of the disk; links and devices are `other`. */
export type DiskEntry =
  | { kind: 'file'; size: number; sha256: string | null }
  | { kind: 'folder' }
  | { kind: 'link' }
  | { kind: 'other' };

/** Everything below a folder, by path with `/`; content hashes of files that the manifest or the record names. */
export type DiskTree = ReadonlyMap<string, DiskEntry>;

/** What the launcher put into a folder, and as what. */
export type PutFiles = Readonly<Record<string, { sha256: string; mode: FileMode }>>;

export interface PlanSystem {
  os: Schemas['Os'];
  arch: Schemas['Arch'];
  /** Whether the disk takes `Mods` and `mods` for the same. */
  caseInsensitive: boolean;
}

export interface PlanInput {
  files: readonly Schemas['ManifestFile'][];
  scopes: readonly Schemas['Scope'][];
  system: PlanSystem;
  /** Ids of the optional groups that are wanted. */
  optional: ReadonlySet<string>;
  tree: DiskTree;
  put: PutFiles;
}

export interface PlannedWrite {
  path: string;
  sha256: string;
  /** Bytes. */
  size: number;
  executable: boolean;
  /** The game may write into it, so that it cannot share its bytes with the store. */
  own: boolean;
}

/** What turns a folder into what the manifest says. */
export interface Plan {
  /** Distinct contents that the writes need. */
  fetch: { sha256: string; size: number }[];
  write: PlannedWrite[];
  /** Files that were put there and are no longer wanted. */
  remove: string[];
  /** Foreign files, and whatever is in the way of a write; moved to the trash. */
  quarantine: string[];
  /** Links in place of folders on the way to a write: nothing is written through them. */
  blocked: string[];
  /** What will have been put there when the plan was carried out. */
  put: Record<string, { sha256: string; mode: FileMode }>;
}
