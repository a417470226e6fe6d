import type { App } from '../src/app-parts.ts';
import { wearSkin } from '../src/skins/wear-skin.ts';
import { samplePlayers } from './content/sample-players.ts';
import { startDrawing } from './pictures/drawing.ts';
import { drawLook } from './skins/draw-look.ts';
import { lookOf } from './skins/look.ts';
import { authorLogins, botLogins } from './write-players.ts';

type Parts = Pick<App, 'clock' | 'db' | 'files'>;

/** One in so many bots never set a skin, and wears one of ours. */
const WITHOUT = 5;

const logins = (): string[] => [
  ...samplePlayers.map(({ login }) => login),
  ...authorLogins,
  ...botLogins.filter((_, index) => index % WITHOUT !== 0),
];

const withoutSkin = ({ db }: Parts) =>
  db
    .selectFrom('players')
    .leftJoin('player_skins', 'player_skins.player_id', 'players.id')
    .select(['players.id', 'players.login'])
    .where('players.login', 'in', logins())
    .where('player_skins.player_id', 'is', null)
    .orderBy('players.login')
    .execute();

/**
 * Draws skins for the sample players who have none, in a process behind all others.
 *
 * @param ending stops it between two of them
 */
export async function writeSkins(app: Parts, ending: AbortSignal): Promise<void> {
  const missing = await withoutSkin(app);
  if (missing.length === 0 || ending.aborted) return;
  const drawing = startDrawing();
  const stop = () => drawing.end();
  ending.addEventListener('abort', stop);
  try {
    for (const { id, login } of missing) {
      const look = lookOf(login);
      const bytes = await drawing.encodeSkin(drawLook(login, look));
      if (bytes === undefined || ending.aborted) return;
      await wearSkin(app, id, { bytes: Buffer.from(bytes), model: look.model });
    }
  } finally {
    ending.removeEventListener('abort', stop);
    drawing.end();
  }
}
