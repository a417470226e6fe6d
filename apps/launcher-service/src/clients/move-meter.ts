import type { Report } from './installer.ts';
import { createSpeedMeter, etaSeconds } from '../download/progress-meter.ts';
import type { TreeEntry } from '../files/copy-tree.ts';

/** How far a move came, in bytes that are there. */
export interface MoveMeter {
  /** So many bytes more were copied. */
  onBytes(bytes: number): void;
  /** One file more is whole. */
  onFile(): void;
  /** All of these were there at once. */
  onRenamed(entries: readonly TreeEntry[]): void;
}

const isFile = ({ kind }: TreeEntry): boolean => kind !== 'folder';

/** Reports at once, and at every step. Speed is that of copying: what was renamed did not travel. */
export function moveMeter(entries: readonly TreeEntry[], report: Report): MoveMeter {
  const speed = createSpeedMeter();
  const totalBytes = entries.reduce((sum, { size }) => sum + size, 0);
  const total = entries.filter(isFile).length;
  let copied = 0;
  let renamed = 0;
  let done = 0;
  const tell = (): void => {
    speed.add(copied, performance.now());
    const speedBps = speed.speedBps();
    // A file may have grown since it was listed.
    const downloadedBytes = Math.min(totalBytes, renamed + copied);
    report({
      downloadedBytes,
      totalBytes,
      phase: 'moving',
      files: { done, total },
      speedBps,
      etaSeconds: etaSeconds(totalBytes - downloadedBytes, speedBps),
      retrying: null,
    });
  };
  tell();
  return {
    onBytes(bytes) {
      copied += bytes;
      tell();
    },
    onFile() {
      done += 1;
      tell();
    },
    onRenamed(more) {
      renamed += more.reduce((sum, { size }) => sum + size, 0);
      done += more.filter(isFile).length;
      tell();
    },
  };
}
