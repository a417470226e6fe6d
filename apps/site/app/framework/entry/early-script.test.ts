import { EARLY_SCRIPT } from './early-script.ts';

const root = document.documentElement;

/** Runs the script in an English page of the region `global`, with these cookies. */
const run = (cookies: readonly string[] = []): void => {
  for (const name of ['locale', 'region', 'time_zone', 'signed_in']) document.cookie = `${name}=; Max-Age=0`;
  for (const cookie of cookies) document.cookie = cookie;
  Object.assign(root, { lang: 'en' });
  root.dataset['region'] = 'global';
  new Function(EARLY_SCRIPT)();
};

afterEach(() => delete root.dataset['account']);

test('the language, a guessed region and the time zone of the browser are stored in cookies', () => {
  run();
  expect(document.cookie).toMatch(/locale=en/);
  expect(document.cookie).toMatch(/region=global/);
  run(['locale=ru', 'region=russia', 'time_zone=Asia/Tokyo']);
  expect(document.cookie).toMatch(/locale=en/);
  expect(document.cookie).toMatch(/region=russia/);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(document.cookie.split('; ')).toContain(`time_zone=${zone}`);
});

test('only the page of a signed-in player waits for the account', () => {
  run();
  expect(root.dataset['account']).toBeUndefined();
  run(['signed_in=1']);
  expect(root.dataset['account']).toBe('loading');
});

test('a page that was rendered for the account does not wait for it', () => {
  root.dataset['account'] = 'ready';
  run(['signed_in=1']);
  expect(root.dataset['account']).toBe('ready');
});
