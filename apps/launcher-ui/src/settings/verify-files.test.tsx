import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { client, HITECH, JOB, launcherState, MAGIC, magic } from '../parts/testing/fixtures.ts';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { OtherPage } from './other-page.tsx';

const bodies = async (requests: Request[], path: string): Promise<unknown[]> =>
  Promise.all(requests.filter(({ method, url }) => method === 'POST' && url.endsWith(path)).map((one) => one.json()));

test('a check of one client starts, shows its progress, and reports its end', async () => {
  const verifying = launcherState({ status: 'verify', clientId: HITECH, jobId: JOB, phase: 'checking' });
  const { requests, store } = renderComponent(<OtherPage />, {
    answers: {
      'GET /clients': { clients: [client(), { ...magic, status: 'notInstalled' }], offline: false },
      'POST /verify': () => Response.json({ jobId: JOB, state: verifying }, { status: 202 }),
    },
  });
  expect(await screen.findByText('Ещё не установлен')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Проверить файлы Magic RPG' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Проверить файлы HiTech' }));
  await waitFor(async () => expect(await bodies(requests, '/verify')).toEqual([{ client: HITECH }]));
  act(() => store.set(launcherStateAtom, verifying));
  expect(screen.getByRole('button', { name: 'Отмена: HiTech' })).toBeInTheDocument();
  act(() => store.set(launcherStateAtom, launcherState({ clientId: HITECH })));
  expect(await screen.findByText('Все файлы HiTech в порядке.')).toBeInTheDocument();
});

const game = { clientId: HITECH, pid: 1, startedAt: '2026-11-21T12:00:00Z', adopted: false };

test.each([
  [{ running: game }, 'HiTech is running'],
  [{ running: { ...game, clientId: JOB } }, 'The game is running'],
  [{ status: 'verify', clientId: MAGIC, phase: 'checking' }, 'Magic RPG is being checked'],
  [{ status: 'downloadFiles', clientId: MAGIC, phase: 'downloading' }, 'Magic RPG is downloading'],
  [{ status: 'startClient', clientId: MAGIC, phase: 'starting' }, 'Magic RPG is starting'],
  [{ status: 'downloadFiles', phase: 'moving' }, 'The game folder is being moved'],
] as const)('what cannot be checked says why beside it: %j', async (state, why) => {
  renderComponent(<OtherPage />, {
    locale: 'en',
    state: launcherState(state),
    answers: { 'GET /clients': { clients: [client(), magic], offline: false } },
  });
  const check = await screen.findByRole('button', { name: 'Check the files of HiTech' });
  expect(check).toBeDisabled();
  expect(check).toHaveAccessibleDescription(why);
  expect(screen.getAllByText(why)[0]).toBeVisible();
});

test('a client that can be checked needs no explanation', async () => {
  renderComponent(<OtherPage />, {
    locale: 'en',
    answers: { 'GET /clients': { clients: [client()], offline: false } },
  });
  const check = await screen.findByRole('button', { name: 'Check the files of HiTech' });
  expect(check).toBeEnabled();
  expect(check).not.toHaveAccessibleDescription();
});

test('a failed check shows its reason', async () => {
  const error = { code: 'object_corrupt', clientId: HITECH, path: 'mods/лампа.jar' } as const;
  renderComponent(<OtherPage />, {
    state: launcherState({ clientId: HITECH, error }),
    answers: { 'GET /clients': { clients: [client(), magic], offline: false } },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Файл каждый раз приходит повреждённым');
  expect(alert).toHaveTextContent('mods/лампа.jar');
});
