import type { Account } from './accounts.ts';
import type { DoorName } from './doors.ts';

/**
 * What comes of a door: `in`; `waits` for the second factor; `no`, as whatever is wrong; `new`, to choose a nickname;
 * `off`, a way that was turned off; `over`, nothing that was begun here; `first`, the second factor that the browser
 * waits for; `out`, a session that is none.
 */
export type Outcome = 'in' | 'waits' | 'no' | 'new' | 'off' | 'over' | 'first' | 'out';

const OTHERS = `
  plain        in     in     *      *      *      *      in     in
  no-password  no     no     *      *      *      *      in     in
  no-mail      in     in     *      *      *      *      no     in
  app          waits  waits  *      *      *      *      waits  waits
  telegram     waits  waits  *      *      *      *      waits  waits
  vk-bot       waits  waits  *      *      *      *      waits  waits
  banned       in     in     *      *      *      *      in     in
  links-gone   in     in     *      *      *      *      in     in
  links-off    in     in     *      *      *      *      in     in
  waiting      waits  waits  *      *      *      *      waits  waits`;

const COLUMNS: readonly DoorName[] = ['password', 'launcher', 'vk', 'yandex', 'google', 'steam', 'reset', 'legacy'];

const GRIDS = {
  'that holds nothing': `
  plain        in     in     in     in     in     in     in     in
  no-password  no     no     in     in     in     in     in     in
  no-mail      in     in     in     in     in     in     no     in
  app          waits  waits  waits  waits  waits  waits  waits  waits
  telegram     waits  waits  waits  waits  waits  waits  waits  waits
  vk-bot       waits  waits  waits  waits  waits  waits  waits  waits
  banned       in     in     in     in     in     in     in     in
  links-gone   in     in     new    new    new    new    in     in
  links-off    in     in     off    off    off    off    in     in
  waiting      waits  waits  waits  waits  waits  waits  waits  waits`,
  'another than the one that went to the service': OTHERS.replaceAll('*', 'over'),
  'that somebody else is signed in with': OTHERS.replaceAll('*', 'over'),
  'where somebody else waits for a second factor': OTHERS.replaceAll('*', 'first'),
  'with half of a stolen session': OTHERS.replaceAll('*', 'out'),
};

export type BrowserName = keyof typeof GRIDS;

export interface Cell {
  browser: BrowserName;
  account: Account;
  door: DoorName;
  outcome: Outcome;
}

/** Every door for every account from every browser. */
export const CELLS: readonly Cell[] = Object.entries(GRIDS).flatMap(([browser, grid]) =>
  grid
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([account, ...outcomes]) =>
      outcomes.map((outcome, at) => ({ browser, account, door: COLUMNS[at], outcome }) as Cell),
    ),
);
