import { mkdirSync } from 'node:fs';
import { SIDE } from '@hoshikraft/shared';
import sharp from 'sharp';
import { inRepository } from '../repository.ts';
import { drawLook } from './draw-look.ts';
import { defaultLooks } from './default-looks.ts';
import type { Look } from './look.ts';
import { playerLook } from './player-looks.ts';
import { sampleLogins } from './sample-logins.ts';
import { teamLooks } from './team-looks.ts';

/** All skins by file path; the file name of a sample player's skin also contains the model. */
export const skins: Readonly<Record<string, readonly [name: string, look: Look]>> = Object.fromEntries([
  ...Object.entries(defaultLooks).map(([name, look]) => [`apps/api/data/skins/${name}.png`, [name, look]]),
  ...[...Object.keys(teamLooks), ...sampleLogins].map((login) => {
    const look = teamLooks[login] ?? playerLook(login);
    return [`apps/api/seed/assets/skins/${login}.${look.model}.png`, [login, look]];
  }),
]);

export async function writeSkins(): Promise<void> {
  mkdirSync(inRepository('apps/api/seed/assets/skins'), { recursive: true });
  for (const [file, [name, look]] of Object.entries(skins)) {
    const raw = { width: SIDE, height: SIDE, channels: 4 } as const;
    await sharp(drawLook(name, look), { raw }).png({ compressionLevel: 9 }).toFile(inRepository(file));
  }
}
