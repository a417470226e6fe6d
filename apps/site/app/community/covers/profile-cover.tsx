import type { Schemas } from '@hoshikraft/api-client';
import { COVER_LIGHTS } from '@hoshikraft/shared/cover-data';
import type { CSSProperties } from 'react';
import { COVER_ARTS } from './cover-arts.ts';
import { CoverOrnament } from './cover-ornament.tsx';
import './covers.css';

/** What a profile's head is dressed in: light, ornament and picture, as its player chose them. */
export const ProfileCover = ({ cover: { glow, style, art } }: { cover: Schemas['ProfileCover'] }) => {
  const picture = COVER_ARTS[art];
  const lights = Object.fromEntries(COVER_LIGHTS[glow].map((colour, place) => [`--cover-${place}`, colour]));
  return (
    <div className="cover" data-glow={glow} style={lights as CSSProperties} aria-hidden="true">
      <CoverOrnament style={style} />
      {picture !== null && <img className="cover__art" src={picture} alt="" width={480} height={168} />}
    </div>
  );
};
