import { type FileHandle, open, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LineSplitter } from './split-lines.ts';

/** Often enough that a line is sent within the 50 ms of its batch (launcher.md, socket). */
const INTERVAL_MS = 50;
const CHUNK = 64 * 1024;

export interface Tail {
  /** Reads the rest, including an incomplete last line, and stops. */
  end(): Promise<void>;
}

/**
 * Follows a file from its start: existing and new content. A missing file is awaited, a truncated one is read from its start
 * again.
 *
 * @param onLines called with the lines of one read and the modification time of the file
 * @param mostBytes size at which the file is truncated after it was read, since a game can write for hours
 */
export function tailFile(
  file: string,
  onLines: (lines: string[], writtenAt: Date) => void,
  mostBytes: number = Infinity,
): Tail {
  const chunk = Buffer.alloc(CHUNK);
  const stop = new AbortController();
  let splitter = new LineSplitter();
  let handle: FileHandle | null = null;
  let position = 0;

  const look = async () => {
    handle ??= await open(file, 'r').catch(() => null);
    if (handle === null) return;
    let read = 1;
    while (read > 0) {
      read = (await handle.read(chunk, 0, CHUNK, position)).bytesRead;
      const { size, mtime } = await handle.stat();
      if (size < position) {
        position = 0;
        splitter = new LineSplitter();
        continue;
      }
      position += read;
      const lines = splitter.push(chunk.subarray(0, read));
      if (lines.length > 0) onLines(lines, mtime);
      if (position < mostBytes || size > position) continue;
      // The game appends at the end, wherever that is.
      await truncate(file, 0).catch(() => undefined);
      position = 0;
      return;
    }
  };

  const follow = async () => {
    try {
      while (!stop.signal.aborted) {
        await look();
        await sleep(INTERVAL_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      }
      await look();
      const left = splitter.end();
      if (left.length > 0) onLines(left, new Date());
    } finally {
      await handle?.close();
    }
  };

  const following = follow();
  // An unreadable file (its disk is gone) ends the log, not the service.
  following.catch(() => undefined);
  return {
    end: async () => {
      stop.abort();
      await following.catch(() => undefined);
    },
  };
}
