import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import LauncherLoginPage from './launcher-login.tsx';

const [CHALLENGE, STATE] = ['a'.repeat(43), 'b'.repeat(43)];
const QUERY = { challenge: CHALLENGE, state: STATE, port: '50000', machine: 'Home PC' };
const opened = jest.fn();
jest.mock('./open-external-page.ts', () => ({ openExternalPage: (url: string): unknown => opened(url) }));
beforeEach(() => opened.mockClear());

const open = (query: Record<string, string> = QUERY, answers: Answers = {}) =>
  renderPage(<LauncherLoginPage />, {
    locale: 'en',
    at: `/en/launcher-login?${new URLSearchParams(query)}`,
    auth: authOf('Kitsune'),
    answers: { 'GET /main': mainOf([]), 'POST /user/launcher-sign-in': { code: 'c'.repeat(43) }, ...answers },
  });

test('names the computer and the player, and hands the code to the launcher of this computer', async () => {
  const { requests } = open();
  expect(await screen.findByText('Home PC')).toBeVisible();
  expect(screen.getByText('Kitsune', { selector: 'b' })).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in to the launcher' }));
  expect(await screen.findByText(/^Return to the launcher\./)).toBeVisible();
  expect(opened.mock.calls).toEqual([[`http://127.0.0.1:50000/callback?code=${'c'.repeat(43)}&state=${STATE}`]]);
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ challenge: CHALLENGE, port: 50_000 });
});

test('a player who did not begin it refuses, and no code is made', async () => {
  const { requests } = open();
  await userEvent.click(await screen.findByRole('button', { name: "It wasn't me" }));
  expect(opened.mock.calls).toEqual([[`http://127.0.0.1:50000/callback?error=access_denied&state=${STATE}`]]);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('cannot be refused while it is being confirmed', async () => {
  open(QUERY, { 'POST /user/launcher-sign-in': never });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in to the launcher' }));
  await waitFor(() => expect(screen.getByRole('button', { name: "It wasn't me" })).toBeDisabled());
});

test.each([
  ['no port', { port: '' }],
  ['a port of the system', { port: '80' }],
  ['another host in the port', { port: '50000@evil.example' }],
  ['a short challenge', { challenge: 'a' }],
  ['a state with other characters', { state: `${'b'.repeat(42)}&` }],
])('an address with %s is incomplete', async (_what, part) => {
  open({ ...QUERY, ...part });
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in to the launcher' })).not.toBeInTheDocument();
});

test('a name of the computer is shown without invisible characters, and cut', async () => {
  open({ ...QUERY, machine: `\u202E${'x'.repeat(100)}` });
  expect(await screen.findByText('x'.repeat(64))).toBeVisible();
});
