import type { ServerContent } from './content-types.ts';
import { hitech } from './hitech/server.ts';
import { magicRpg } from './magic-rpg/server.ts';
import { technoMagicRpg } from './techno-magic-rpg/server.ts';
import { technoMagicSky } from './techno-magic-sky/server.ts';

/** The four servers of docs/product/store.md#roles, in the order they are shown. */
export const servers: ServerContent[] = [technoMagicRpg, hitech, technoMagicSky, magicRpg];
