import { Card, Skeleton } from '@hoshikraft/ui';
import type { ReactNode, Ref } from 'react';

export interface TileProps {
  title: string;
  /** 48 × 48 px. */
  picture: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** A link or button at the bottom. */
  action: ReactNode;
  /** The words: where the focus moves if the action is gone. */
  words?: Ref<HTMLDivElement>;
}

/** One fact about the player on the home page, and what to do about it. */
export const Tile = ({ title, picture, value, note, action, words }: TileProps) => (
  <Card as="li" className="home-tile">
    <div className="home-tile__head">
      {picture}
      <div className="home-tile__words" ref={words} tabIndex={words === undefined ? undefined : -1}>
        <h3 className="home-tile__title">{title}</h3>
        <div className="home-tile__value">{value}</div>
        {note !== undefined && <div className="home-tile__note">{note}</div>}
      </div>
    </div>
    <div className="home-tile__action">{action}</div>
  </Card>
);

export const LoadingTile = () => (
  <Card as="li" className="home-tile" aria-busy="true">
    <div className="home-tile__head">
      <Skeleton variant="block" width={48} height={48} />
      <div className="home-tile__words">
        <Skeleton width="50%" />
        <Skeleton width="80%" />
      </div>
    </div>
    <div className="home-tile__action">
      <Skeleton variant="block" width={140} height={36} />
    </div>
  </Card>
);
