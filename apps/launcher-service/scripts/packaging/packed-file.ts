/** One file of an archive. */
export interface PackedFile {
  /** Relative, with `/`. */
  path: string;
  data: Buffer;
  executable: boolean;
}

/** What every archived file is dated: an archive of the same files is the same to the byte. */
export const PACKED_AT = new Date('2000-01-01T00:00:00Z');

/** Who may do what with it, as file systems number that. */
export const modeOf = ({ executable }: PackedFile): number => (executable ? 0o755 : 0o644);
