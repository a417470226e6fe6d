import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the network is made to do, for development and tests. */
export interface CdnFaults {
  /** All answers together, bytes a second; 0 is as fast as it goes. */
  bytesPerSecond: number;
  /** So many of the next answers are 503. */
  refusals: number;
  /** So many of the next bodies are cut off in their middle. */
  cuts: number;
}

const SLICE_BYTES = 16 * 1024;

/** Lets bytes through at the set speed, shared by all bodies that pass at the same time. */
export function createThrottle(faults: Readonly<CdnFaults>) {
  let freeAt = 0;
  async function pause(bytes: number): Promise<void> {
    if (faults.bytesPerSecond <= 0) return;
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / faults.bytesPerSecond) * 1000;
    await sleep(freeAt - now);
  }
  return (): Transform =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        for (let at = 0; at < chunk.length && !this.destroyed; at += SLICE_BYTES) {
          const slice = chunk.subarray(at, at + SLICE_BYTES);
          await pause(slice.length);
          this.push(slice);
        }
        done();
      },
    });
}

/** Passes half of a body on and then breaks the connection. */
export function createCut(length: number): Transform {
  let left = Math.floor(length / 2);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const slice = chunk.subarray(0, left);
      left -= slice.length;
      if (slice.length > 0) this.push(slice);
      done(left === 0 ? new Error('cut off on demand') : null);
    },
  });
}
