import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client, HITECH, launcherState, magic, SETTINGS_ANSWERS } from '../parts/testing/fixtures.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { type LauncherOptions, ADMIN, loadPages, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const MOD = { id: 'map', name: 'Карта', description: '', enabled: true, enabledAtFirst: true, size: 4_000_000 };
const ANSWERS: LauncherOptions['answers'] = {
  'GET /clients': { clients: [client({ optionalMods: [MOD] }), magic], offline: false },
  ...SETTINGS_ANSWERS,
};

const focused = (): Element => document.activeElement ?? document.body;

/** Controls in the order of the page; of a group of radio buttons only the selected one. */
const controls = (): Element[] =>
  [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
    (control) => !control.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
  );

const named = (elements: readonly Element[]): string[] =>
  elements.map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent ?? ''}`.trim());

/** Presses Tab until the focus leaves the page. */
const walk = async (user: ReturnType<typeof userEvent.setup>): Promise<Element[]> => {
  const visited: Element[] = [];
  (document.activeElement as HTMLElement | null)?.blur();
  for (;;) {
    await user.tab();
    if (focused() === document.body || visited.includes(focused())) return visited;
    visited.push(focused());
  }
};

test.each([
  ['/ru/launcher', ADMIN, 'HiTech'],
  ['/ru/launcher/servers', ADMIN, 'HiTech'],
  ['/ru/launcher/debugging', ADMIN, 'Консоль'],
  ['/ru/launcher/settings/folder', ADMIN, 'Папка игры'],
  ['/ru/launcher/settings/ram', ADMIN, 'Память'],
  ['/ru/launcher/settings/theme', ADMIN, 'Тема'],
  ['/ru/launcher/settings/other', ADMIN, 'Прочие настройки'],
  ['/ru/launcher/settings/admin', ADMIN, 'Администрирование'],
  ['/ru/logout', ADMIN, 'Выйти из аккаунта?'],
  ['/ru/launcher/login', undefined, 'Вход'],
  ['/ru/launcher/register', undefined, 'Регистрация'],
  ['/ru/launcher/reset', undefined, 'Восстановление пароля'],
])('Tab reaches every control of %s in the order of the page', async (at, auth, title) => {
  const user = userEvent.setup();
  await renderLauncher({ at, answers: ANSWERS, ...(auth && { auth }) });
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], .hk-skeleton')).toBeNull());
  const visited = await walk(user);
  expect(named(visited)).toEqual(named(controls()));
  expect(visited.length).toBeGreaterThan(3);
});

const running = { clientId: HITECH, pid: 7, startedAt: new Date().toISOString(), adopted: false };

test.each([
  ['1 мод на выбор', 'Моды на выбор', {}],
  ['Остановить', 'Остановить игру?', { running }],
] as const)('«%s» opens «%s», which is walked and closed without a mouse', async (opener, title, state) => {
  const user = userEvent.setup();
  const { context } = await renderLauncher({ at: '/ru/launcher', auth: PLAYER, answers: ANSWERS });
  await screen.findByRole('heading', { level: 1, name: 'HiTech' });
  act(() => context.store.set(launcherStateAtom, launcherState(state)));
  const button = await screen.findByRole('button', { name: opener });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let step = 0; step < 6; step += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: opener })));
});
