import type { Schemas } from '../../schemas.ts';

export type FileMode = Schemas['FileMode'];

/** Kind of an entry on the disk; links and devices are `other`. */
export type DiskEntry =
  | { kind: 'file'; size: number; sha256: string | null }
  | { kind: 'folder' }
  | { kind: 'link' }
  | { kind: 'other' };

/** Everything below a folder, by path with `/`, with content hashes of the files in the manifest or the record. */
export type DiskTree = ReadonlyMap<string, DiskEntry>;

/** What the launcher installed in a folder. */
export type PutFiles = Readonly<Record<string, { sha256: string; mode: FileMode }>>;

export interface PlanSystem {
  os: Schemas['Os'];
  arch: Schemas['Arch'];
  /** Whether the disk is case-insensitive. */
  caseInsensitive: boolean;
}

export interface PlanInput {
  files: readonly Schemas['ManifestFile'][];
  scopes: readonly Schemas['Scope'][];
  system: PlanSystem;
  /** Ids of the selected optional groups. */
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
  /** The game may write to it, so it cannot share its bytes with the store. */
  own: boolean;
}

/** Changes that make a folder match the manifest. */
export interface Plan {
  /** Distinct contents that the writes need. */
  fetch: { sha256: string; size: number }[];
  write: PlannedWrite[];
  /** Installed files that are no longer needed. */
  remove: string[];
  /** Foreign files and everything at a path that a write needs; moved to the trash. */
  quarantine: string[];
  /** Links at the paths of parent folders of a write: no file is written through them. */
  blocked: string[];
  /** The record after the plan is applied. */
  put: Record<string, { sha256: string; mode: FileMode }>;
}
