import type { FriendState } from '../friend-state.ts';

/** Relationship between two players, a and b, as docs/product/community.md#friends describes it. */
export interface Model {
  friends: boolean;
  /** The player who sent the request. */
  requests: { a: boolean; b: boolean };
  blocks: { a: boolean; b: boolean };
}

export type Side = 'a' | 'b';

export const ACTIONS = ['request', 'accept', 'decline', 'cancel', 'remove', 'block', 'unblock'] as const;
export type Action = (typeof ACTIONS)[number];

export const NOTHING: Model = { friends: false, requests: { a: false, b: false }, blocks: { a: false, b: false } };

const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

export const stateFor = ({ friends, requests, blocks }: Model, side: Side): FriendState => {
  if (blocks[side]) return 'blocked';
  if (friends) return 'friends';
  if (requests[otherOf(side)]) return 'incoming';
  return requests[side] ? 'outgoing' : 'none';
};

const befriended = (model: Model): Model => ({ ...model, friends: true, requests: { a: false, b: false } });

/** Applies an action; null if it is refused. */
export function applyAction(model: Model, side: Side, action: Action): Model | null {
  const state = stateFor(model, side);
  const set = (requests: Partial<Model['requests']>, more: Partial<Model> = {}): Model => ({
    ...model,
    ...more,
    requests: { ...model.requests, ...requests },
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
