import type { AccountKind } from './accounts.ts';
import type { SignInMethodName } from './sign-in-methods.ts';

/**
 * Result of a sign-in: `in`, signed in; `waits`, pending a second factor; `no`, refused with the general error; `new`,
 * the player may register with a nickname; `off`, the method is turned off for the account; `over`, the flow was not
 * started in this browser or has expired; `first`, the browser must first confirm its own pending second factor; `out`,
 * the browser's session is not valid.
 */
export type Outcome = 'in' | 'waits' | 'no' | 'new' | 'off' | 'over' | 'first' | 'out';

/**
 * Placeholders: `*` for linked services, `#` for a passkey, `%` for a removed passkey, `&` and `@` for
 * the launcher's sign-in in the browser without and with a second factor.
 */
const OTHERS = `
  plain          in     in     *      *      *      *      in     in     #      &
  no-password    no     no     *      *      *      *      in     in     #      &
  no-mail        in     in     *      *      *      *      no     in     #      &
  app            waits  waits  *      *      *      *      waits  waits  #      @
  telegram       waits  waits  *      *      *      *      waits  waits  #      @
  vk-bot         waits  waits  *      *      *      *      waits  waits  #      @
  banned         in     in     *      *      *      *      in     in     #      &
  links-gone     in     in     *      *      *      *      in     in     #      &
  links-off      in     in     *      *      *      *      in     in     #      &
  passkeys-gone  in     in     *      *      *      *      in     in     %      &
  waiting        waits  waits  *      *      *      *      waits  waits  #      @`;

const inBrowser = (service: Outcome, passkey: Outcome, gonePasskey: Outcome, isLauncher: boolean): string =>
  OTHERS.replaceAll('*', service)
    .replaceAll('#', passkey)
    .replaceAll('%', gonePasskey)
    .replaceAll('&', isLauncher ? 'in' : 'over')
    .replaceAll('@', isLauncher ? 'waits' : 'over');

const COLUMNS: readonly SignInMethodName[] = [
  'password',
  'launcher',
  'vk',
  'yandex',
  'google',
  'steam',
  'reset',
  'legacy',
  'passkey',
  'browser',
];

const GRIDS = {
  'without credentials': `
  plain          in     in     in     in     in     in     in     in     in     in
  no-password    no     no     in     in     in     in     in     in     in     in
  no-mail        in     in     in     in     in     in     no     in     in     in
  app            waits  waits  waits  waits  waits  waits  waits  waits  in     waits
  telegram       waits  waits  waits  waits  waits  waits  waits  waits  in     waits
  vk-bot         waits  waits  waits  waits  waits  waits  waits  waits  in     waits
  banned         in     in     in     in     in     in     in     in     in     in
  links-gone     in     in     new    new    new    new    in     in     in     in
  links-off      in     in     off    off    off    off    in     in     in     in
  passkeys-gone  in     in     in     in     in     in     in     in     no     in
  waiting        waits  waits  waits  waits  waits  waits  waits  waits  in     waits`,
  'that did not start the sign-in': inBrowser('over', 'over', 'over', false),
  'signed in as another player': inBrowser('over', 'in', 'no', true),
  'where another player is pending a second factor': inBrowser('first', 'in', 'no', true),
  'with a session id and the token of another session': inBrowser('out', 'in', 'no', true),
};

export type BrowserName = keyof typeof GRIDS;

export interface Cell {
  browser: BrowserName;
  account: AccountKind;
  method: SignInMethodName;
  outcome: Outcome;
}

/** Every combination of browser, kind of account and sign-in method. */
export const CELLS: readonly Cell[] = Object.entries(GRIDS).flatMap(([browser, grid]) =>
  grid
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([account, ...outcomes]) =>
      outcomes.map((outcome, at) => ({ browser, account, method: COLUMNS[at], outcome }) as Cell),
    ),
);
