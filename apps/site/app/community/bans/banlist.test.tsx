import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, idOf, mainOf, never, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as page from './banlist.tsx';

const MAIN = mainOf([serverOf('hitech', 'HiTech')]);

const banOf = (login: string, more: Partial<Schemas['ListedBan']> = {}): Schemas['ListedBan'] => ({
  id: idOf(login),
  login,
  server: 'hitech',
  banned_by: 'Volt_Sensei',
  ban_reason: 'Гриферство',
  rule: null,
  banned_at: '2026-11-01T10:00:00.000Z',
  unban_at: '2126-11-30T10:00:00.000Z',
  state: 'active',
  ended_at: null,
  ...more,
});

const OWN: Schemas['Ban'] = {
  id: idOf('own'),
  server: null,
  banned_by: 'Kaede',
  ban_reason: 'X-Ray',
  rule: null,
  banned_at: '2026-11-01T10:00:00.000Z',
  unban_at: null,
  unbanPrice: 30_000,
};

const bannedAuth = (balance: number): Schemas['AuthState'] => ({
  ...authOf('Kitsune'),
  balance,
  managers: { ban: { isBanned: true, unbanPrice: OWN.unbanPrice, current: OWN } },
});

const pageOf = (items: Schemas['ListedBan'][], nextCursor: string | null = null) => ({ items, nextCursor });

const open = (bans: unknown, more: Answers = {}, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/banlist',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /ban/list': bans, ...more },
  });

const rowOf = async (login: string) => {
  const cell = await screen.findByText(login);
  return within(cell.closest('tr') as HTMLElement);
};

const askedFor = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.includes('/ban/list')).map(({ url }) => new URL(url).searchParams.toString());

describe('the list of bans', () => {
  it('shows who is banned, why, by whom, where and until when', async () => {
    open(pageOf([banOf('Ninja'), banOf('Ronin', { server: null, unban_at: null })]));
    const ninja = await rowOf('Ninja');
    expect(ninja.getByText('Гриферство')).toBeInTheDocument();
    expect(ninja.getByText('Volt_Sensei')).toBeInTheDocument();
    expect(ninja.queryByRole('link', { name: /^правило/ })).not.toBeInTheDocument();
    expect(ninja.getByText('HiTech')).toBeInTheDocument();
    expect(ninja.getByRole('cell', { name: /^Действует30\sнояб\.\s2126/ })).toBeInTheDocument();
    const ronin = await rowOf('Ronin');
    expect(ronin.getByText('Везде')).toBeInTheDocument();
    expect(ronin.getByText('Навсегда')).toBeInTheDocument();
  });

  it('words a reason that quotes a rule by its number, and links the rule', async () => {
    const rule = { number: '3.1', title: 'Читы' };
    open(pageOf([banOf('Ninja', { ban_reason: '3.1', rule }), banOf('Ronin', { ban_reason: '3.1, X-Ray', rule })]));
    const ninja = await rowOf('Ninja');
    expect(ninja.getByRole('cell', { name: 'Читы\u00A0· правило 3.1' })).toBeVisible();
    expect(ninja.getByRole('link', { name: 'правило 3.1' })).toHaveAttribute('href', '/ru/rules#3.1');
    expect((await rowOf('Ronin')).getByRole('cell', { name: 'Читы: X-Ray\u00A0· правило 3.1' })).toBeVisible();
  });

  it('marks the language of what a moderator wrote in another one than the page', async () => {
    const rule = { number: '3.2', title: 'Bugs and dupes' };
    open(pageOf([banOf('Ninja', { ban_reason: '3.2, Дюп предметов', rule })]), {}, { locale: 'en', at: '/en/banlist' });
    const ninja = await rowOf('Ninja');
    expect(ninja.getByRole('cell', { name: 'Bugs and dupes: Дюп предметов\u00A0· rule 3.2' })).toBeVisible();
    expect(ninja.getByText('Дюп предметов')).toHaveAttribute('lang', 'ru');
  });

  it('distinguishes lifted from expired bans, with their dates', async () => {
    const ended_at = '2026-11-05T10:00:00.000Z';
    open(pageOf([banOf('Ninja', { state: 'lifted', ended_at }), banOf('Ronin', { state: 'expired', ended_at })]));
    expect((await rowOf('Ninja')).getByText('Снят')).toBeInTheDocument();
    const ronin = await rowOf('Ronin');
    expect(ronin.getByText('Закончился')).toBeInTheDocument();
    expect(ronin.getByText(/5 нояб\. 2026/)).toBeInTheDocument();
  });

  it('is filtered by its URL, and each choice preserves the others', async () => {
    const { requests, where } = open(
      pageOf([banOf('Ninja')]),
      {},
      { at: '/ru/banlist?q=%E2%80%8Bnin%20&state=active&period=week&x=1' },
    );
    await rowOf('Ninja');
    expect(askedFor(requests)).toEqual(['q=nin&state=active&period=week&limit=25']);
    expect(screen.getByRole('link', { name: 'Действуют' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Навсегда' })).toHaveAttribute(
      'href',
      '/ru/banlist?q=nin&state=permanent&period=week',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сервер' }), 'HiTech');
    await waitFor(() => expect(where()).toBe('/ru/banlist?q=nin&state=active&server=hitech&period=week'));
  });

  it('refuses a search in its URL that is too long, in words, and does not cut it', async () => {
    const { requests } = open(pageOf([]), {}, { at: `/ru/banlist?q=${'🌸'.repeat(17)}` });
    const field = await screen.findByRole('searchbox');
    expect(field).toHaveValue('🌸'.repeat(17));
    expect(field).toHaveAccessibleDescription('Слишком длинно. Символов: 17, максимум: 16.');
    expect(askedFor(requests)).toEqual([`q=${encodeURIComponent('🌸'.repeat(16))}&limit=25`]);
  });

  it('searches while the user types', async () => {
    const { where } = open(pageOf([banOf('Ninja')]), {}, { at: '/ru/banlist?state=ended' });
    await userEvent.type(await screen.findByRole('searchbox'), ' Nin{Enter}');
    await waitFor(() => expect(where()).toBe('/ru/banlist?q=Nin&state=ended'));
  });

  it('loads further pages', async () => {
    const { requests } = open(({ url }: Request) =>
      new URL(url).searchParams.has('cursor') ? pageOf([banOf('Ronin')]) : pageOf([banOf('Ninja')], 'next'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText('Ronin')).toBeInTheDocument();
    expect(askedFor(requests)).toEqual(['limit=25', 'limit=25&cursor=next']);
  });

  it('shows a loading state', () => {
    renderPage(<page.default />, { answers: { 'GET /main': MAIN, 'GET /ban/list': never } });
    expect(screen.getByText('Загружаем баны')).toBeInTheDocument();
  });

  it('shows a message for no bans and for no search results', async () => {
    open(pageOf([]), {}, { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'No one is banned' })).toBeInTheDocument();
  });

  it('links from an empty search to all bans', async () => {
    open(pageOf([]), {}, { at: '/ru/banlist?q=qqqq' });
    expect(await screen.findByRole('link', { name: 'Показать все баны' })).toHaveAttribute('href', '/ru/banlist');
  });

  it('can be retried after a failure', async () => {
    open(failing());
    expect(await screen.findByRole('button', { name: 'Попробовать снова' })).toBeInTheDocument();
  });
});

describe('the player’s own ban', () => {
  it('is shown first with its price, and can be lifted for money', async () => {
    const price = { base: 30_000, discount: null, final: 30_000, currency: 'RUB' };
    const { requests } = open(
      pageOf([banOf('Kitsune')]),
      { 'POST /ban/unban': { balance: 20_000, price, ban: OWN, delivery: null } },
      { auth: bannedAuth(50_000) },
    );
    const own = within((await screen.findByRole('heading', { name: 'Вы забанены' })).closest('section') as HTMLElement);
    expect(own.getByText('X-Ray')).toBeInTheDocument();
    expect(own.getByText('На всех серверах')).toBeInTheDocument();
    await userEvent.click(own.getByRole('button', { name: /Снять бан за 300/ }));
    await userEvent.click(own.getByRole('button', { name: /Оплатить 300/ }));
    expect(await screen.findByText('Бан снят. С возвращением!')).toBeInTheDocument();
    const unban = requests.find(({ url }) => url.endsWith('/ban/unban'));
    expect(await unban?.json()).toEqual({ banId: OWN.id, expectedPrice: 30_000 });
    await waitFor(() => expect(askedFor(requests)).toHaveLength(2));
  });

  it('links to a top-up of the missing amount', async () => {
    open(pageOf([banOf('Kitsune')]), {}, { auth: bannedAuth(10_000) });
    expect(await screen.findByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute(
      'href',
      '/ru/pay?amount=20000',
    );
  });

  it('says what else can be done: to wait where it ends, and to whom to write', async () => {
    const auth = bannedAuth(0);
    const current = { ...OWN, unban_at: '2126-11-30T10:00:00.000Z', unbanPrice: null };
    open(
      pageOf([]),
      {},
      { auth: { ...auth, managers: { ban: { ...auth.managers.ban, current } } }, locale: 'en', at: '/en/banlist' },
    );
    const own = within((await screen.findByRole('heading', { name: 'What you can do' })).parentElement as HTMLElement);
    expect(own.getByText(/^You can wait: the ban ends by itself/)).toBeInTheDocument();
    expect(own.getByRole('link', { name: 'operator@example.org' })).toHaveAttribute(
      'href',
      'mailto:operator@example.org',
    );
    expect(own.getByRole('link', { name: 'moderators' })).toHaveAttribute('href', '/en/team');
  });

  it('is not shown while the player is not banned', async () => {
    open(pageOf([banOf('Ninja')]));
    await rowOf('Ninja');
    expect(screen.queryByRole('heading', { name: 'Вы забанены' })).not.toBeInTheDocument();
  });
});
