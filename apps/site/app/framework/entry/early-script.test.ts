import { EARLY_SCRIPT } from './early-script.ts';

const root = document.documentElement;

/** Runs the script in an English page of the region `global`, with these cookies. */
const run = (cookies: readonly string[] = []): void => {
  for (const name of ['locale', 'region', 'signed_in']) document.cookie = `${name}=; Max-Age=0`;
  for (const cookie of cookies) document.cookie = cookie;
  Object.assign(root, { lang: 'en' });
  root.dataset['region'] = 'global';
  new Function(EARLY_SCRIPT)();
};

afterEach(() => delete root.dataset['account']);

test('the language and a guessed region are stored in cookies', () => {
  run();
  expect(document.cookie).toMatch(/locale=en/);
  expect(document.cookie).toMatch(/region=global/);
  run(['locale=ru', 'region=russia']);
  expect(document.cookie).toMatch(/locale=en/);
  expect(document.cookie).toMatch(/region=russia/);
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
