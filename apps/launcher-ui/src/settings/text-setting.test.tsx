import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { client } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { AdminPage } from './admin-page.tsx';
import { FolderPage } from './folder-page.tsx';
import { OtherPage } from './other-page.tsx';

const FOLDER = { value: '/home/игры', free: 90_000_000_000, used: 1_240_000_000, warnings: [] };

const bodies = async (requests: Request[], path: string): Promise<unknown[]> =>
  Promise.all(requests.filter(({ method, url }) => method === 'POST' && url.endsWith(path)).map((one) => one.json()));

test('flags that Java refuses are reported at the field, and the input stays', async () => {
  const flags = { value: '', tokens: [], ignored: [] };
  renderComponent(<AdminPage />, {
    answers: {
      'GET /jvm-flags': flags,
      'GET /debugger': { value: false },
      'GET /log-display': { value: false },
      'POST /jvm-flags': serviceRefusal(422, 'value_invalid', 'Не подходит', {
        fields: { value: 'Java не знает -XX:Нет' },
      }),
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Флаги' });
  await userEvent.type(field, '-XX:Нет');
  await userEvent.tab();
  expect(await screen.findByText('Java не знает -XX:Нет')).toBeInTheDocument();
  expect(screen.getByText('Не сохранено.')).toBeInTheDocument();
  expect(field).toHaveValue('-XX:Нет');
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['-XX:+UseZGC', ['-XX:+UseZGC'], true, 'Сохранено. Java запустится с этими флагами.'],
  [
    '-XX:+UseZGC',
    ['-XX:+UseZGC'],
    false,
    'Сохранено. Java на этом компьютере пока нет: проверим флаги при первом запуске.',
  ],
  ['-Xmx9g', [], false, 'Сохранено. Java запустится без ваших флагов.'],
])('%s is saved with %j passed on, tested: %p', async (value, tokens, tried, words) => {
  const flags = { value: '', tokens: [], ignored: [] };
  const { requests } = renderComponent(<AdminPage />, {
    answers: {
      'GET /jvm-flags': flags,
      'GET /debugger': { value: false },
      'GET /log-display': { value: false },
      'POST /jvm-flags': { value, tokens, ignored: [], tried },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Флаги' }), value);
  await userEvent.tab();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await bodies(requests, '/jvm-flags')).toEqual([{ value }]);
});

test('a text changed again while the first is being saved is saved after it', async () => {
  const first = Promise.withResolvers<undefined>();
  const { requests } = renderComponent(<AdminPage />, {
    answers: {
      'GET /jvm-flags': { value: '', tokens: [], ignored: [] },
      'GET /debugger': { value: false },
      'GET /log-display': { value: false },
      'POST /jvm-flags': async (request: Request) => {
        const { value } = (await request.json()) as { value: string };
        if (value === '-Da=1') await first.promise;
        return { value, tokens: [value], ignored: [], tried: true };
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Флаги' });
  await userEvent.type(field, '-Da=1');
  await userEvent.tab();
  await userEvent.type(field, '2');
  await userEvent.tab();
  expect(screen.getByText('Проверяем на Java…')).toBeInTheDocument();
  first.resolve(undefined);
  expect(await screen.findByText('-Da=12', { selector: 'code' })).toBeInTheDocument();
  expect(await bodies(requests, '/jvm-flags')).toEqual([{ value: '-Da=1' }, { value: '-Da=12' }]);
});

test('a proxy is saved; one that is no address is reported at the field', async () => {
  const { requests } = renderComponent(<OtherPage />, {
    answers: {
      'GET /clients': { clients: [client()], offline: false },
      'GET /proxy': { value: 'http://old:1' },
      'POST /proxy': serviceRefusal(422, 'value_invalid', 'Не подходит', { fields: { value: 'Нужен адрес' } }),
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Адрес прокси' });
  expect(field).toHaveValue('http://old:1');
  await userEvent.clear(field);
  await userEvent.type(field, 'ftp{Enter}');
  expect(await screen.findByText('Нужен адрес')).toBeInTheDocument();
  expect(await bodies(requests, '/proxy')).toEqual([{ value: 'ftp' }]);
});

test('a text that was not changed is not saved, and no page of settings has a button to save', async () => {
  const answers = {
    'GET /clients': { clients: [client()], offline: false },
    'GET /proxy': { value: 'http://old:1' },
    'GET /jvm-flags': { value: '', tokens: [], ignored: [] },
    'GET /debugger': { value: false },
    'GET /log-display': { value: false },
    'GET /resource-folder': FOLDER,
  };
  for (const [page, field] of [
    [<OtherPage key="other" />, 'Адрес прокси'],
    [<AdminPage key="admin" />, 'Флаги'],
    [<FolderPage key="folder" />, 'Новая папка'],
  ] as const) {
    const { requests, unmount } = renderComponent(page, { answers });
    await userEvent.click(await screen.findByRole('textbox', { name: field }));
    await userEvent.tab();
    expect(screen.queryByRole('button', { name: /Сохран/ })).toBeNull();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    unmount();
  }
});
