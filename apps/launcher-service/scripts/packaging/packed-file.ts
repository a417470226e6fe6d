/** One file of an archive. */
export interface PackedFile {
  /** Relative, with `/`. */
  path: string;
  data: Buffer;
  executable: boolean;
}

/** Date of every archived file: the same files make an identical archive. */
export const PACKED_AT = new Date('2000-01-01T00:00:00Z');

/** Unix permissions. */
export const modeOf = ({ executable }: PackedFile): number => (executable ? 0o755 : 0o644);
