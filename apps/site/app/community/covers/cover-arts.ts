import type { Schemas } from '@hoshikraft/api-client';
import bamboo from '@hoshikraft/shared/covers/bamboo.svg?url';
import blossom from '@hoshikraft/shared/covers/blossom.svg?url';
import bridge from '@hoshikraft/shared/covers/bridge.svg?url';
import cranes from '@hoshikraft/shared/covers/cranes.svg?url';
import fireflies from '@hoshikraft/shared/covers/fireflies.svg?url';
import fox from '@hoshikraft/shared/covers/fox.svg?url';
import koi from '@hoshikraft/shared/covers/koi.svg?url';
import lanterns from '@hoshikraft/shared/covers/lanterns.svg?url';
import moon from '@hoshikraft/shared/covers/moon.svg?url';
import pagoda from '@hoshikraft/shared/covers/pagoda.svg?url';
import peak from '@hoshikraft/shared/covers/peak.svg?url';
import torii from '@hoshikraft/shared/covers/torii.svg?url';

/** URL of each cover image; `none` has no image. */
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
