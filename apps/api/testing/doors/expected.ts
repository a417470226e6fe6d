import type { Account } from './accounts.ts';
import type { DoorName } from './doors.ts';

/**
 * What comes of a door: `in`; `waits` for the second factor; `no`, as whatever is wrong; `new`, to choose a nickname;
 * `off`, a way that was turned off; `over`, nothing that was begun here; `first`, the second factor that the browser
 * waits for; `out`, a session that is none.
 */
export type Outcome = 'in' | 'waits' | 'no' | 'new' | 'off' | 'over' | 'first' | 'out';

/** `*` is what comes back from a service, `#` a passkey, `%` one that is gone. */
const OTHERS = `
  plain          in     in     *      *      *      *      in     in     #
  no-password    no     no     *      *      *      *      in     in     #
  no-mail        in     in     *      *      *      *      no     in     #
  app            waits  waits  *      *      *      *      waits  waits  #
  telegram       waits  waits  *      *      *      *      waits  waits  #
  vk-bot         waits  waits  *      *      *      *      waits  waits  #
  banned         in     in     *      *      *      *      in     in     #
  links-gone     in     in     *      *      *      *      in     in     #
  links-off      in     in     *      *      *      *      in     in     #
  passkeys-gone  in     in     *      *      *      *      in     in     %
  waiting        waits  waits  *      *      *      *      waits  waits  #`;

const inBrowser = (service: Outcome, passkey: Outcome, gonePasskey: Outcome): string =>
  OTHERS.replaceAll('*', service).replaceAll('#', passkey).replaceAll('%', gonePasskey);

const COLUMNS: readonly DoorName[] = [
  'password',
  'launcher',
  'vk',
  'yandex',
  'google',
  'steam',
  'reset',
  'legacy',
  'passkey',
];

const GRIDS = {
  'that holds nothing': `
  plain          in     in     in     in     in     in     in     in     in
  no-password    no     no     in     in     in     in     in     in     in
  no-mail        in     in     in     in     in     in     no     in     in
  app            waits  waits  waits  waits  waits  waits  waits  waits  in
  telegram       waits  waits  waits  waits  waits  waits  waits  waits  in
  vk-bot         waits  waits  waits  waits  waits  waits  waits  waits  in
  banned         in     in     in     in     in     in     in     in     in
  links-gone     in     in     new    new    new    new    in     in     in
  links-off      in     in     off    off    off    off    in     in     in
  passkeys-gone  in     in     in     in     in     in     in     in     no
  waiting        waits  waits  waits  waits  waits  waits  waits  waits  in`,
  'another than the one that began': inBrowser('over', 'over', 'over'),
  'that somebody else is signed in with': inBrowser('over', 'in', 'no'),
  'where somebody else waits for a second factor': inBrowser('first', 'in', 'no'),
  'with half of a stolen session': inBrowser('out', 'in', 'no'),
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
