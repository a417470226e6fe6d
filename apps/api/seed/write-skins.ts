import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AppContext } from '../src/context.ts';
import type { SkinModel } from '../src/content/files/pictures/skin/skin-boxes.ts';
import { wearSkin } from '../src/community/skins/wear-skin.ts';

type Context = Pick<AppContext, 'clock' | 'db' | 'files'>;

const FOLDER = new URL('./assets/skins/', import.meta.url);

interface SampleSkin {
  file: URL;
  model: SkinModel;
}

/** Skins by the login of the sample player who wears them, as their files are named: `player.slim.png`. */
export const listSampleSkins = (): Map<string, SampleSkin> =>
  new Map(
    readdirSync(FOLDER).map((name) => {
      const [login = '', model] = name.split('.');
      return [login, { file: new URL(name, FOLDER), model: model === 'slim' ? 'slim' : 'classic' }];
    }),
  );

const listWithoutSkin = ({ db }: Context, logins: string[]) =>
  db
    .selectFrom('players')
    .leftJoin('player_skins', 'player_skins.player_id', 'players.id')
    .select(['players.id', 'players.login'])
    .where('players.login', 'in', logins)
    .where('player_skins.player_id', 'is', null)
    .orderBy('players.login')
    .execute();

/**
 * Gives skins to the sample players who have none.
 *
 * @param ending stops the work between two players
 */
export async function writeSkins(app: Context, ending: AbortSignal): Promise<void> {
  const skins = listSampleSkins();
  for (const { id, login } of await listWithoutSkin(app, [...skins.keys()])) {
    const skin = skins.get(login);
    if (skin === undefined || ending.aborted) return;
    await wearSkin(app, id, { bytes: await readFile(skin.file), model: skin.model });
  }
}
