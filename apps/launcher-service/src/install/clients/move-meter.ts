import type { Report } from '../installer.ts';
import { countProgress, createSpeedMeter, etaSeconds } from '../download/progress-meter.ts';
import type { TreeEntry } from '../../system/files/copy-tree.ts';

/** Progress of a move: additional bytes and files, and whether they were copied. */
export type MoveMeter = (bytes: number, files: number, way: 'copied' | 'renamed') => void;

export const bytesIn = (entries: readonly TreeEntry[]): number => entries.reduce((sum, { size }) => sum + size, 0);
export const filesIn = (entries: readonly TreeEntry[]): number =>
  entries.filter(({ kind }) => kind !== 'folder').length;

/** Reports at the start and after each step. The speed is that of copying; renamed files do not count. */
export function moveMeter(entries: readonly TreeEntry[], report: Report): MoveMeter {
  const speed = createSpeedMeter();
  const [totalBytes, total] = [bytesIn(entries), filesIn(entries)];
  const there = { copied: 0, renamed: 0 };
  let done = 0;
  const meter: MoveMeter = (bytes, files, way) => {
    there[way] += bytes;
    done += files;
    speed.add(there.copied, performance.now());
    const speedBps = speed.speedBps();
    // A file may have grown since it was listed.
    const downloadedBytes = Math.min(totalBytes, there.renamed + there.copied);
    const left = etaSeconds(totalBytes - downloadedBytes, speedBps);
    report({ ...countProgress('moving', done, total), downloadedBytes, totalBytes, speedBps, etaSeconds: left });
  };
  meter(0, 0, 'renamed');
  return meter;
}
