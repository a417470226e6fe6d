import type { components } from '@hoshikraft/contract';

export type FriendState = components['schemas']['FriendState'];

/** Relationship between two players, from the side of one of them. */
export interface Relationship {
  readonly friends: boolean;
  /** This player sent the other a request. */
  readonly outgoing: boolean;
  /** The other player sent this one a request. */
  readonly incoming: boolean;
  /** This player blocks the other. A block by the other is never shown. */
  readonly blocks: boolean;
}

/** State of the other player, as shown to this one. */
export const stateOf = ({ friends, outgoing, incoming, blocks }: Relationship): FriendState => {
  if (blocks) return 'blocked';
  if (friends) return 'friends';
  if (incoming) return 'incoming';
  return outgoing ? 'outgoing' : 'none';
};
