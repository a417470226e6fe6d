import type { components } from '@hoshikraft/contract';

export type FriendState = components['schemas']['FriendState'];

/** Relationship between two players, from the side of one of them. */
export interface Ties {
  readonly friends: boolean;
  /** This player sent the other a request. */
  readonly asked: boolean;
  /** The other player sent this one a request. */
  readonly asks: boolean;
  /** This player blocks the other. A block by the other is never shown. */
  readonly blocks: boolean;
}

/** State of the other player, as shown to this one. */
export const stateOf = ({ friends, asked, asks, blocks }: Ties): FriendState => {
  if (blocks) return 'blocked';
  if (friends) return 'friends';
  if (asks) return 'incoming';
  return asked ? 'outgoing' : 'none';
};
