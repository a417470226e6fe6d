import type { FriendState } from '../friend-state.ts';

/** What is between two players, a and b, as the words of docs/product/community.md#friends have it. */
export interface Model {
  friends: boolean;
  /** Who asks the other. */
  asks: { a: boolean; b: boolean };
  blocks: { a: boolean; b: boolean };
}

export type Side = 'a' | 'b';

export const ACTIONS = ['request', 'accept', 'decline', 'cancel', 'remove', 'block', 'unblock'] as const;
export type Action = (typeof ACTIONS)[number];

export const NOTHING: Model = { friends: false, asks: { a: false, b: false }, blocks: { a: false, b: false } };

const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

export const stateFor = ({ friends, asks, blocks }: Model, side: Side): FriendState => {
  if (blocks[side]) return 'blocked';
  if (friends) return 'friends';
  if (asks[otherOf(side)]) return 'incoming';
  return asks[side] ? 'outgoing' : 'none';
};

const befriended = (model: Model): Model => ({ ...model, friends: true, asks: { a: false, b: false } });

/** What comes of an action; null where it is refused. */
export function act(model: Model, side: Side, action: Action): Model | null {
  const state = stateFor(model, side);
  const set = (asks: Partial<Model['asks']>, more: Partial<Model> = {}): Model => ({
    ...model,
    ...more,
    asks: { ...model.asks, ...asks },
  });
  switch (action) {
    case 'request':
      if (state === 'blocked') return null;
      if (state === 'incoming') return befriended(model);
      return state === 'none' ? set({ [side]: true }) : model;
    case 'accept':
      if (model.friends) return model;
      return state === 'incoming' ? befriended(model) : null;
    case 'decline':
      return set({ [otherOf(side)]: false });
    case 'cancel':
      return set({ [side]: false });
    case 'remove':
      return { ...model, friends: false };
    case 'block':
      return set({ [side]: false }, { friends: false, blocks: { ...model.blocks, [side]: true } });
    case 'unblock':
      return { ...model, blocks: { ...model.blocks, [side]: false } };
  }
}
