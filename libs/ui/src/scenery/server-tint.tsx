import type { ReactNode } from 'react';
import { serverHueOf } from './server-hue.ts';

/** Tints the night behind its children with the hue of a server, and sets `--server-hue` for their lines and glow. */
export function ServerTint({ server, children }: { server: string; children: ReactNode }) {
  return (
    <div className="hk-server-tint" data-server-hue={serverHueOf(server)}>
      {children}
    </div>
  );
}
