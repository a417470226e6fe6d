import type { Schemas } from '@hoshikraft/api-client';
import { COVER_ARTS } from './cover-arts.ts';
import { CoverOrnament } from './cover-ornament.tsx';
import './covers.css';

/** What a profile's head is dressed in: light, ornament and picture, as its player chose them. */
export const ProfileCover = ({ cover: { glow, style, art } }: { cover: Schemas['ProfileCover'] }) => {
  const picture = COVER_ARTS[art];
  return (
    <div className={`cover cover--${glow}`} aria-hidden="true">
      <CoverOrnament style={style} />
      {picture !== null && <img className="cover__art" src={picture} alt="" width={480} height={168} />}
    </div>
  );
};
