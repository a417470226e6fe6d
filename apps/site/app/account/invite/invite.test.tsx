import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schemas } from '@hoshikraft/api-client';
import { MAIN, pageOf } from '../cabinet/cabinet-fixtures.ts';
import { authOf, failing } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import * as page from './invite.tsx';

const NOTHING = { visits: 0, downloads: 0, registrations: 0, hours: 0, coins: 0 };
const DAYS = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(2026, 4, 1 + day)).toISOString());

const referralOf = (more: Partial<Schemas['Referral']> = {}): Schemas['Referral'] => ({
  code: 'Kitsune',
  link: 'https://hoshi.example/r/Kitsune',
  server: 'hitech',
  coinsPerHour: 10,
  ...NOTHING,
  step: 'day',
  points: DAYS.map((at) => ({ at, ...NOTHING })),
  ...more,
});
const LIVELY = referralOf({
  ...{ visits: 1500, downloads: 40, registrations: 3, hours: 27, coins: 270 },
  points: DAYS.map((at, day) => ({ at, ...NOTHING, ...(day === 30 && { visits: 5, hours: 2, coins: 20 }) })),
});
const friendOf = (login: string, more: Partial<Schemas['Invited']> = {}): Schemas['Invited'] => ({
  login,
  registeredAt: '2026-05-02T12:00:00.000Z',
  counted: true,
  hours: 27,
  coins: 270,
  ...more,
});

const open = (answers: Answers = {}, at = '/ru/cabinet/invite') =>
  openPage(page, {
    at,
    auth: authOf('Kitsune'),
    answers: { 'GET /main': MAIN, 'GET /referral': LIVELY, 'GET /referral/invited': pageOf([]), ...answers },
  });

describe('inviting friends', () => {
  it('shows the link to copy, where to share them, and the picture beside the link', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
    expect(await navigator.clipboard.readText()).toBe('https://hoshi.example/r/Kitsune');
    expect(screen.getByText('Ссылка скопирована')).toBeInTheDocument();
    expect(screen.getByText('hoshi.example/r/Kitsune')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Поделиться в Telegram' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('https://hoshi.example/r/Kitsune')),
    );
    const picture = screen.getByRole('img', { name: /Картинка/ });
    expect(picture).toHaveAttribute('src', '/share/invite/Kitsune.ru.jpg');
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(await screen.findByText(/Монеты приходят на HiTech/)).toBeInTheDocument();
  });

  it('shows the funnel from visits to coins, in total and by day', async () => {
    open();
    const list = (await screen.findByText('Посещения', { selector: '.hk-stat__label' })).closest('ol') as HTMLElement;
    const figures = within(list).getAllByRole('listitem');
    expect(figures.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Посещения1 500',
      'Скачали лаунчер40',
      'Регистрации3',
      'Часов в игре27',
      'Монеты270',
    ]);
    const [, last] = screen.getAllByRole('row', { hidden: true });
    expect([...(last?.children ?? [])].map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      expect.stringContaining('31 мая'),
      '5',
      '0',
      '0',
      '2',
      '20',
    ]);
  });

  it('labels days and months below the chart in short form', async () => {
    const { unmount } = open();
    await screen.findByText('16 мая');
    unmount();
    const months = DAYS.slice(0, 12).map((_, month) => ({
      at: new Date(Date.UTC(2026, month)).toISOString(),
      ...NOTHING,
      visits: 1,
    }));
    open(
      { 'GET /referral': referralOf({ visits: 12, step: 'month', points: months }) },
      '/ru/cabinet/invite?period=1y',
    );
    expect(await screen.findByText('июль')).toBeInTheDocument();
  });

  it('loads the data of a year when it is selected', async () => {
    const user = userEvent.setup();
    const { requests, where } = open();
    await user.click(await screen.findByRole('radio', { name: '12 месяцев' }));
    expect(where()).toBe('/ru/cabinet/invite?period=1y');
    expect(requests.some(({ url }) => url.endsWith('/referral?period=1y'))).toBe(true);
  });

  it('lists friends with hours and coins, and marks hidden hours and friends not counted', async () => {
    const hidden = friendOf('Mari', { hours: null, coins: null });
    open({
      'GET /referral/invited': pageOf([friendOf('Yuki'), hidden, friendOf('Kitsune2', { counted: false, hours: 0 })]),
    });
    const rowOf = async (login: string) =>
      (await screen.findByRole('link', { name: login })).closest('tr') as HTMLElement;
    expect(await rowOf('Yuki')).toHaveTextContent(/27.*270/);
    expect(within(await rowOf('Mari')).getAllByText('скрыто')).toHaveLength(2);
    expect(await rowOf('Kitsune2')).toHaveTextContent('не считается');
  });

  it('has an empty state', async () => {
    open({ 'GET /referral': referralOf() });
    expect(await screen.findByText('По вашей ссылке ещё никто не зарегистрировался')).toBeInTheDocument();
    expect(screen.getByText(/Отправьте ссылку другу, чтобы начать/)).toBeInTheDocument();
    expect(screen.queryByRole('figure', { name: /по времени/ })).not.toBeInTheDocument();
  });

  it('shows the link if the list of friends fails', async () => {
    open({ 'GET /referral/invited': failing });
    expect(await screen.findByText('hoshi.example/r/Kitsune')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Попробовать снова' })).toBeInTheDocument();
  });
});
