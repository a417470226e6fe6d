import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Drawn, Sketch } from './draw-process.ts';

const SCRIPT = fileURLToPath(new URL('./draw-process.ts', import.meta.url));
/** Behind everything that answers a request. */
const LOW_PRIORITY = 10;

/** A process that draws one picture after another. */
export interface Drawing {
  /** undefined where the process has ended. */
  draw(svg: string): Promise<Drawn | undefined>;
  /** A PNG of the pixels of a skin; undefined where the process has ended. */
  encodeSkin(pixels: Uint8Array): Promise<Uint8Array | undefined>;
  end(): void;
}

export function startDrawing(): Drawing {
  const child = fork(SCRIPT, { serialization: 'advanced', execArgv: ['--disable-warning=ExperimentalWarning'] });
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  );
  try {
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  } catch {
    // Where a process may not be put behind others, it is one among them.
  }
  async function ask<Answer>(sketch: Sketch): Promise<Answer | undefined> {
    if (!child.connected) return undefined;
    const answer = once(child, 'message').then(([drawn]) => drawn as Answer);
    child.send(sketch, () => undefined);
    return Promise.race([answer, ended]);
  }
  return {
    draw: (svg) => ask<Drawn>({ svg }),
    encodeSkin: (skin) => ask<Uint8Array>({ skin }),
    end: () => void child.kill(),
  };
}
