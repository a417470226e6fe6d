/** A target for builds: a folder or an S3-compatible store. Names are relative, with `/`. */
export interface Store {
  /** Its address, for messages. */
  readonly where: string;
  /** Content of a file in chunks; null if it does not exist. */
  open(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Size in bytes; null if it does not exist. */
  size(name: string): Promise<number | null>;
  /** Writes a file atomically: readers see either the old or the new content. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Replaces a file with exactly these bytes (null: no file) atomically.
   * @throws if the file has other content; nothing has changed then
   */
  replace(name: string, bytes: Uint8Array, previous: Uint8Array | null): Promise<void>;
  /** Uploads a local file atomically. @throws if it no longer matches its hash */
  putFile(name: string, file: LocalFile): Promise<void>;
  /** Resolves when everything written so far survives a power cut. */
  flush(): Promise<void>;
  /** Locks out other publishers until the returned function is called. @throws if one is active */
  lock(): Promise<() => void>;
}

export interface LocalFile {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Error of `replace`. */
export const changedMeanwhile = ({ where }: Pick<Store, 'where'>): Error =>
  new Error(`Another process published to ${where} meanwhile: run this again`);

/** Whether a file has exactly these bytes; also true if both are null. */
export const isSame = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;

/** Reads a whole file. @throws if it is longer than `limit` bytes */
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
