import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { client, HITECH, JOB, launcherState, MAGIC, magic, progress } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { player } from '../parts/testing/session-fixture.ts';
import { AdminPage } from './admin-page.tsx';
import { FolderPage } from './folder-page.tsx';
import { OtherPage } from './other-page.tsx';
import { ThemePage } from './theme-page.tsx';

const FOLDER = { value: '/home/игры', free: 90_000_000_000, used: 1_240_000_000, warnings: [] };

const bodies = async (requests: Request[], path: string): Promise<unknown[]> =>
  Promise.all(requests.filter(({ method, url }) => method === 'POST' && url.endsWith(path)).map((one) => one.json()));

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');

test('ignored flags are shown with their reasons', async () => {
  const flags = {
    value: '-Xmx9g -XX:+UseG1GC',
    tokens: ['-XX:+UseG1GC'],
    ignored: [{ flag: '-Xmx9g', reason: 'memory', text: 'Память задаётся в её настройке.' }],
  };
  renderComponent(<AdminPage />, {
    answers: { 'GET /jvm-flags': flags, 'GET /debugger': { value: false }, 'GET /log-display': { value: true } },
  });
  expect(await screen.findByText('-XX:+UseG1GC', { selector: 'code' })).toBeInTheDocument();
  expect(screen.getByText('-Xmx9g').closest('li')).toHaveTextContent('-Xmx9g Память задаётся в её настройке.');
});

test('a switch saves at once', async () => {
  const { requests } = renderComponent(<AdminPage />, {
    answers: {
      'GET /jvm-flags': { value: '', tokens: [], ignored: [] },
      'GET /debugger': { value: false },
      'GET /log-display': { value: false },
      'POST /debugger': { value: true },
    },
  });
  const debug = await screen.findByRole('checkbox', { name: 'Отладчик' });
  fireEvent.click(debug);
  // At once: a switch that returns to its old position before it is saved looks broken.
  expect(debug).toBeChecked();
  expect(await screen.findByText('Сохранено. Подействует при следующем запуске.')).toBeInTheDocument();
  expect(await bodies(requests, '/debugger')).toEqual([{ value: true }]);
  await waitFor(() => expect(debug).toBeEnabled());
  expect(debug).toBeChecked();
});

test('both switches explain their effect: the console opens with the game', async () => {
  renderComponent(<AdminPage />, {
    answers: {
      'GET /jvm-flags': { value: '', tokens: [], ignored: [] },
      'GET /debugger': { value: false },
      'GET /log-display': { value: false },
    },
  });
  expect(await screen.findByRole('checkbox', { name: 'Отладчик' })).toHaveAccessibleDescription(
    'Открывает консоль, когда игра запустится. Консоль останется, пока вы сами из неё не выйдете.',
  );
  expect(screen.getByRole('checkbox', { name: 'Показывать журнал' })).toHaveAccessibleDescription(
    'Тоже открывает консоль вместе с игрой: достаточно одной из настроек.',
  );
});

test('a switch that could not be saved returns to its old position', async () => {
  renderComponent(<AdminPage />, {
    answers: {
      'GET /jvm-flags': { value: '', tokens: [], ignored: [] },
      'GET /debugger': { value: false },
      'GET /log-display': { value: false },
      'POST /debugger': serviceRefusal(500, 'internal', 'Сломалось'),
    },
  });
  const debug = await screen.findByRole('checkbox', { name: 'Отладчик' });
  fireEvent.click(debug);
  await waitFor(() => expect(debug).toBeEnabled());
  expect(debug).not.toBeChecked();
  expect(screen.getByText('Не сохранено.')).toBeInTheDocument();
});

test('administration is in the navigation only with the permission', async () => {
  const answers = { 'GET /resource-folder': FOLDER };
  const { unmount } = renderComponent(<FolderPage />, { answers, auth: player(), at: '/ru/launcher/settings/folder' });
  const tabs = screen.getByRole('navigation', { name: 'Настройки' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Папка игры');
  expect(within(tabs).queryByRole('link', { name: 'Администрирование' })).toBeNull();
  unmount();
  renderComponent(<FolderPage />, { answers, auth: player({ permissions: { launcher: { admin: true } } }) });
  expect(screen.getByRole('link', { name: 'Администрирование' })).toBeInTheDocument();
});

test('the folder page shows used and free space and warnings, and opens the folder', async () => {
  const { requests } = renderComponent(<FolderPage />, {
    answers: { 'GET /resource-folder': { ...FOLDER, warnings: ['network_drive', 'low_space'] } },
  });
  expect(await screen.findByText('/home/игры')).toBeInTheDocument();
  expect(plain(document.body.textContent)).toContain('1,24 ГБ');
  expect(plain(document.body.textContent)).toContain('90 ГБ');
  expect(screen.getByText(/вместе они занимают меньше места, чем по отдельности/)).toBeInTheDocument();
  expect(screen.getByText(/сетевой диск/)).toBeInTheDocument();
  expect(screen.getByText(/почти нет места/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Открыть папку' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('openFolder=true'))).toBe(true));
});

test('an unusable folder is reported at its field', async () => {
  renderComponent(<FolderPage />, {
    answers: {
      'GET /resource-folder': FOLDER,
      'POST /resource-folder': serviceRefusal(422, 'value_invalid', 'Не подходит', {
        fields: { value: 'В пути есть «!»' },
      }),
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Новая папка' });
  expect(field).toHaveAttribute('placeholder', 'Например, /mnt/games/hoshikraft');
  await userEvent.click(screen.getByRole('button', { name: 'Перенести' }));
  expect(await screen.findByText('Укажите путь к папке.')).toBeInTheDocument();
  await userEvent.type(field, '/home/игры');
  expect(await screen.findByText('Игра уже в этой папке.')).toBeInTheDocument();
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Перенести' }));
  expect(await screen.findByText('В пути есть «!»')).toBeInTheDocument();
});

test('a move shows its progress and can be cancelled', async () => {
  const moving = launcherState({ status: 'downloadFiles', jobId: JOB, phase: 'moving' });
  const { requests } = renderComponent(<FolderPage />, {
    state: moving,
    progress: progress({ phase: 'moving' }),
    answers: { 'GET /resource-folder': FOLDER, 'POST /cancel': launcherState() },
  });
  expect(await screen.findByText('Переносим файлы')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  await waitFor(async () => expect(await bodies(requests, '/cancel')).toEqual([{ force: false }]));
});

test('a full disk ends the move with the required and the free space', async () => {
  const error = { code: 'disk_full', clientId: null, need: 2_000_000_000, free: 500_000_000 } as const;
  renderComponent(<FolderPage />, { state: launcherState({ error }), answers: { 'GET /resource-folder': FOLDER } });
  const alert = await screen.findByRole('alert');
  expect(plain(alert.textContent)).toContain('Нужно 2 ГБ, свободно 500 МБ');
});

test('a folder that turned out to be unusable is in the field again for correction', async () => {
  const error = { code: 'path_unusable', clientId: null, reason: 'exclamation_mark', path: '/home/игры!' } as const;
  renderComponent(<FolderPage />, { state: launcherState({ error }), answers: { 'GET /resource-folder': FOLDER } });
  expect(await screen.findByRole('textbox', { name: 'Новая папка' })).toHaveValue('/home/игры!');
  expect(screen.getByRole('alert')).toHaveTextContent('восклицательный знак');
});

test('the end of a move shows a toast', async () => {
  let value = '/home/игры';
  const { store, queryClient } = renderComponent(<FolderPage />, {
    state: launcherState({ status: 'downloadFiles', jobId: JOB, phase: 'moving' }),
    answers: { 'GET /resource-folder': () => ({ ...FOLDER, value }) },
  });
  expect(await screen.findByText('/home/игры')).toBeInTheDocument();
  value = '/mnt/игры';
  act(() => store.set(launcherStateAtom, launcherState()));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Игра теперь в новой папке.')).toBeInTheDocument();
});

test('the selection of mods is reset to the published defaults', async () => {
  const mods = [
    { id: 'map', name: 'Карта', description: '', enabled: false, enabledAtFirst: true, size: 1 },
    { id: 'zoom', name: 'Зум', description: '', enabled: true, enabledAtFirst: false, size: 1 },
  ];
  const { requests } = renderComponent(<OtherPage />, {
    answers: { 'GET /clients': { clients: [client({ optionalMods: mods }), magic], offline: false } },
  });
  const reset = screen.getByRole('button', { name: 'Вернуть рекомендованные' });
  await waitFor(() => expect(reset).toBeEnabled());
  await userEvent.click(reset);
  await waitFor(async () =>
    expect(await bodies(requests, `/storage/optional-mods.${HITECH}`)).toEqual([{ value: '["map"]' }]),
  );
  expect(await bodies(requests, `/storage/optional-mods.${MAGIC}`)).toEqual([{ value: '[]' }]);
});

test('the other settings show both versions and the sign-out', async () => {
  renderComponent(<OtherPage />, {
    auth: player(),
    answers: { 'GET /clients': { clients: [client()], offline: false } },
  });
  expect(await screen.findByRole('heading', { name: 'Версии' })).toBeInTheDocument();
  expect(screen.getAllByText('0.1.0')).toHaveLength(2);
  expect(screen.getByText('Вы вошли как Hikari.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Выйти' })).toHaveAttribute('href', '/ru/logout');
});

test('a theme is shown at once and stored', async () => {
  const { requests } = renderComponent(<ThemePage />);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(screen.getByRole('radio', { name: 'Сакура' }));
  expect(document.documentElement.dataset['theme']).toBe('sakura');
  await waitFor(async () => expect(await bodies(requests, '/storage/theme')).toEqual([{ value: 'sakura' }]));
});
