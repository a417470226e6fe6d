import type { components } from '@hoshikraft/contract';

export type FriendState = components['schemas']['FriendState'];

/** What is between two players, from the side of one of them. */
export interface Ties {
  readonly friends: boolean;
  /** This one asks the other. */
  readonly asked: boolean;
  /** The other asks this one. */
  readonly asks: boolean;
  /** This one blocks the other. Whether the other does is nobody's business here. */
  readonly blocks: boolean;
}

/** What the other is to this one. */
export const stateOf = ({ friends, asked, asks, blocks }: Ties): FriendState => {
  if (blocks) return 'blocked';
  if (friends) return 'friends';
  if (asks) return 'incoming';
  return asked ? 'outgoing' : 'none';
};
