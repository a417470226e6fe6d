import type { components } from '@hoshikraft/contract';
import sharp from 'sharp';
import type { Player } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type Schemas = components['schemas'];

interface Sent {
  as?: Player;
  model?: string;
  locale?: string;
}

/** Red, green and blue of the first pixel of a picture. */
export const colourOf = async (picture: Buffer): Promise<number[]> =>
  [...(await sharp(picture).removeAlpha().raw().toBuffer())].slice(0, 3);

/** Calls about skins, capes and avatars, made by the current player of the test. */
export const lookCaller = (api: () => TestApp, player: () => Player) => {
  const get = (url: string) => api().server.inject({ url });
  return {
    upload<Body = Schemas['Look']>(what: 'avatar' | 'cape' | 'skin', bytes: Buffer, { as, model, locale }: Sent = {}) {
      const file = new File([Uint8Array.from(bytes)], 'x.png');
      return api().request<Body>('POST', `/api/user/${what}/upload`, {
        as: as ?? player(),
        form: { file, ...(model === undefined ? {} : { model }) },
        headers: { 'accept-language': locale ?? 'ru' },
      });
    },
    post: (path: string, body?: object) =>
      api().request<Schemas['Look']>('POST', `/api/user/${path}`, { as: player(), ...(body && { body }) }),
    look: async () => (await api().request<Schemas['Look']>('GET', '/api/cabinet/look', { as: player() })).body,
    get,
    /** What a visitor sees of the player. */
    seen: async () => {
      const { body } = await api().request<Schemas['Profile']>('GET', `/api/user/profile/${player().login}`);
      return body.avatarOrSkin;
    },
    face: async () => colourOf((await get(`/api/skin/${player().login}/face?size=64&format=png`)).rawPayload),
  };
};
