/** A place that builds are published to: a folder, or a store that speaks S3. Names are relative, with `/`. */
export interface Store {
  /** Where it is, for messages. */
  readonly where: string;
  /** Bytes of a file, a piece at a time; null where there is none. */
  open(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Size in bytes; null where there is no such file. */
  size(name: string): Promise<number | null>;
  /** Puts a file there whole: readers see the old or the new, never half. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Puts a file there whole in the place of exactly these bytes, null for none.
   * @throws when something else is there: nothing was changed then
   */
  replace(name: string, bytes: Uint8Array, previous: Uint8Array | null): Promise<void>;
  /** Puts a file of this machine there, whole. @throws when it is no longer what its hash says */
  putFile(name: string, file: LocalFile): Promise<void>;
  /** Returns once everything put so far would outlive a power cut. */
  flush(): Promise<void>;
  /** Keeps other publishers out until the returned function is called. @throws when one is at work */
  lock(): Promise<() => void>;
}

export interface LocalFile {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What `replace` throws. */
export const changedMeanwhile = ({ where }: Pick<Store, 'where'>): Error =>
  new Error(`Somebody else published to ${where} meanwhile; run this again`);

/** Whether a file is exactly these bytes; both null where there is none. */
export const isSame = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;

/** Reads a whole file. @throws when it is longer than `limit` bytes */
export async function readWhole(store: Store, name: string, limit: number): Promise<Buffer | null> {
  const pieces = await store.open(name);
  if (pieces === null) return null;
  const held: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length > limit) throw new Error(`${name} is longer than ${limit} bytes`);
  }
  return Buffer.concat(held, length);
}
