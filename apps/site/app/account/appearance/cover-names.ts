import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

type Cover = Schemas['ProfileCover'];
type Names = { [Part in keyof Cover]: Readonly<Record<Cover[Part], string>> };

/** Names of the parts of a cover and of their options. */
export const useCoverNames = (): Names & { part: Readonly<Record<keyof Cover, string>> } => {
  const { t } = useLingui();
  return {
    part: { glow: t`Glow`, style: t`Style`, art: t`Art` },
    glow: {
      octarine: t`Octarine`,
      'sea-wave': t`Sea wave`,
      'starry-night': t`Starry night`,
      'amber-orange': t`Amber orange`,
    },
    style: { geometry: t`Geometry`, circles: t`Circles`, wave: t`Waves`, shards: t`Shards` },
    art: {
      none: t`No picture`,
      lanterns: t`Lanterns`,
      torii: t`Torii`,
      fox: t`Fox`,
      moon: t`Moon`,
      blossom: t`Blossom`,
      koi: t`Koi`,
      bridge: t`Bridge`,
      pagoda: t`Pagoda`,
      fireflies: t`Fireflies`,
      cranes: t`Cranes`,
      bamboo: t`Bamboo`,
      peak: t`Mountain`,
    },
  };
};
