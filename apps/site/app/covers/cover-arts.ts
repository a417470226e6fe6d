import type { Schemas } from '@hoshikraft/api-client';
import bamboo from './art/bamboo.svg?url';
import blossom from './art/blossom.svg?url';
import bridge from './art/bridge.svg?url';
import cranes from './art/cranes.svg?url';
import fireflies from './art/fireflies.svg?url';
import fox from './art/fox.svg?url';
import koi from './art/koi.svg?url';
import lanterns from './art/lanterns.svg?url';
import moon from './art/moon.svg?url';
import pagoda from './art/pagoda.svg?url';
import peak from './art/peak.svg?url';
import torii from './art/torii.svg?url';

/** Address of each drawn picture; none has none. */
export const COVER_ARTS: Readonly<Record<Schemas['ProfileCover']['art'], string | null>> = {
  none: null,
  lanterns,
  torii,
  fox,
  moon,
  blossom,
  koi,
  bridge,
  pagoda,
  fireflies,
  cranes,
  bamboo,
  peak,
};
