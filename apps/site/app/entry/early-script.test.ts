import { EARLY_SCRIPT } from './early-script.ts';

const root = document.documentElement;

/** Runs it in a page of this language and region, with these cookies. */
const run = (cookies: readonly string[] = []): void => {
  for (const name of ['locale', 'region', 'signed_in']) document.cookie = `${name}=; Max-Age=0`;
  for (const cookie of cookies) document.cookie = cookie;
  Object.assign(root, { lang: 'en' });
  root.dataset['region'] = 'global';
  new Function(EARLY_SCRIPT)();
};

afterEach(() => delete root.dataset['account']);

test('the language and a region that was guessed are kept', () => {
  run();
  expect(document.cookie).toMatch(/locale=en/);
  expect(document.cookie).toMatch(/region=global/);
  run(['locale=ru', 'region=russia']);
  expect(document.cookie).toMatch(/locale=en/);
  expect(document.cookie).toMatch(/region=russia/);
});

test('only a page of somebody who is signed in waits for its account', () => {
  run();
  expect(root.dataset['account']).toBeUndefined();
  run(['signed_in=1']);
  expect(root.dataset['account']).toBe('loading');
});

test('and a page that was rendered for the account has it', () => {
  root.dataset['account'] = 'ready';
  run(['signed_in=1']);
  expect(root.dataset['account']).toBe('ready');
});
