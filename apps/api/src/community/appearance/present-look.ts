import type { components } from '@hoshikraft/contract';
import type { Db } from '../../platform/database/types.ts';
import { pictureOf } from '../skins/present-picture.ts';
import { type AvatarRow, findAvatars, type SourceRow } from './avatars-repository.ts';
import { findCape, findKeptSkins } from './looks-repository.ts';

type Schemas = components['schemas'];

const addressOf = (name: string): string => `/files/${name}`;

export const presentSource = ({ id, name, width, height }: SourceRow): Schemas['AvatarSource'] => ({
  id,
  url: addressOf(name),
  width,
  height,
});

const presentAvatar = ({ name, x, y, size, sourceId, sourceName, width, height }: AvatarRow): Schemas['Avatar'] => ({
  url: addressOf(name),
  source: presentSource({ id: sourceId, name: sourceName, width, height }),
  x,
  y,
  size,
});

/** A player's own view of their skin, cape, avatar and earlier ones. */
export async function presentLook(db: Db, playerId: string): Promise<Schemas['Look']> {
  const skins = await findKeptSkins(db, playerId);
  const cape = await findCape(db, playerId);
  const avatars = await findAvatars(db, playerId);
  const avatarIn = (place: string) => {
    const row = avatars.find((one) => one.place === place);
    return row === undefined ? null : presentAvatar(row);
  };
  return {
    skin: skins.find(({ isWorn }) => isWorn)?.id ?? null,
    skins: skins.map(({ id, name, model, worn_at }) => ({
      id,
      url: addressOf(name),
      model,
      wornAt: worn_at.toISOString(),
    })),
    cape: cape === undefined ? null : { url: addressOf(cape.name) },
    avatar: avatarIn('current'),
    previousAvatar: avatarIn('previous'),
    avatarOrSkin: await pictureOf(db, playerId),
  };
}
