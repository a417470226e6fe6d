import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, never } from '../../framework/testing/content-fixtures.ts';
import { openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as page from './abilities.tsx';
import { MAIN, roleNameOf } from './cabinet-fixtures.ts';

const HELD: Schemas['CabinetAbilities'] = {
  servers: [
    {
      serverId: 'hitech',
      roles: [roleNameOf('hitech-cadet', 'Кадет')],
      abilities: [
        {
          id: 'homes',
          icon: 'home',
          title: 'Точки дома',
          description: 'Запоминают место.',
          command: '/sethome',
          value: '5 домов',
        },
        {
          id: 'queue',
          icon: 'unheard-of',
          title: 'Вход без очереди',
          description: 'Место есть.',
          command: null,
          value: null,
        },
      ],
      kits: [
        {
          id: 'start',
          roleId: 'hitech-cadet',
          name: 'В дорогу',
          command: '/kit start',
          cooldown: { amount: 3, unit: 'day' },
          items: [
            { icon: 'apple', name: 'Яблоки', count: 32 },
            { icon: 'unheard-of', name: 'Загадка', count: 1 },
          ],
        },
      ],
    },
  ],
};

const open = (held: unknown, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/cabinet/abilities',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /cabinet/abilities': held },
  });

describe('the abilities', () => {
  it('are listed by server, with values, commands and kits', async () => {
    open(HELD);
    const server = within(await screen.findByRole('region', { name: 'HiTech' }));
    expect(server.getByText('Кадет')).toBeInTheDocument();
    expect(server.getByText('5 домов')).toBeInTheDocument();
    expect(server.getByText('/sethome')).toBeInTheDocument();
    expect(server.getByText('Кадет · раз в 3 дня')).toBeInTheDocument();
    expect(server.getByText('Яблоки').closest('li')).toHaveTextContent('32');
    expect(server.getByText('Загадка').closest('li')).not.toHaveTextContent('1');
  });

  it('are grouped by whether they need a command', async () => {
    open(HELD);
    const server = within(await screen.findByRole('region', { name: 'HiTech' }));
    const rowOf = (list: string) => within(server.getByRole('list', { name: list })).getAllByRole('listitem');
    expect(rowOf('Команды').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Точки дома5 домов.*\/sethome/),
    ]);
    expect(rowOf('Без команды').map(({ textContent }) => textContent)).toEqual(['Вход без очередиМесто есть.']);
  });

  it('copy their commands', async () => {
    const user = userEvent.setup();
    open(HELD);
    await user.click(await screen.findByRole('button', { name: 'Скопировать /sethome' }));
    expect(await navigator.clipboard.readText()).toBe('/sethome');
    expect(await screen.findByText('Команда /sethome скопирована')).toBeInTheDocument();
  });

  it('show a notice if the browser blocks copying', async () => {
    const user = userEvent.setup();
    open(HELD);
    const copy = await screen.findByRole('button', { name: 'Скопировать /sethome' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(await screen.findByText('Выделите её и скопируйте вручную: /sethome')).toBeInTheDocument();
  });

  it('link the store if there are none', async () => {
    open({ servers: [] }, { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'No special abilities yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to store' })).toHaveAttribute('href', '/en/store');
  });

  it('show a skeleton while loading', () => {
    renderPage(<page.default />, { answers: { 'GET /main': MAIN, 'GET /cabinet/abilities': never } });
    expect(screen.getByText('Загружаем возможности')).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open(() => (broken ? failing() : HELD));
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Точки дома')).toBeInTheDocument();
  });
});
