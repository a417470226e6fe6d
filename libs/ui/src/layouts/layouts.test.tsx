import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheets } from '../scenery/scene.tsx';
import { columnCounts, Grid, PageTitle, Row, Section, Stack } from './boxes.tsx';
import { FixedHeader } from './fixed-header.tsx';
import { Footer } from './footer.tsx';
import { CompactCard } from './compact-card.tsx';
import { PageColumn, PageShell, SkipLink } from './page.tsx';
import { SidebarPage } from './sidebar-page.tsx';
import { ProgressBar } from './progress-bar.tsx';

// Loaded lazily in a browser; rendered at once in tests.
beforeAll(() => sheets.load());

const labels = { navigation: 'Главное меню', openMenu: 'Открыть меню', closeMenu: 'Закрыть меню' };
const links = [
  { href: '/ru/servers', label: 'Серверы', current: true },
  { href: '/ru/store', label: 'Магазин' },
];
const header = (
  <FixedHeader over brand="Hoshikraft" brandHref="/ru" links={links} labels={labels} menuExtra={<p>Язык</p>} />
);

const scrollTo = (position: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

test('the header counts as fixed whenever the scroll position is not 0', () => {
  render(header);
  const banner = screen.getByRole('banner');
  expect(banner).toHaveAttribute('data-fixed', 'false');
  scrollTo(1);
  expect(banner).toHaveAttribute('data-fixed', 'true');
  scrollTo(0);
  expect(banner).toHaveAttribute('data-fixed', 'false');
});

test('the phone menu opens, holds the links, and closes on Escape and on choosing', async () => {
  render(header);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  expect(screen.getByRole('button', { name: 'Закрыть меню' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Язык')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Язык')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  const [, menu] = screen.getAllByRole('navigation');
  const entry = within(menu as HTMLElement).getByRole('link', { name: 'Магазин' });
  entry.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(entry);
  expect(screen.getByRole('button', { name: 'Открыть меню' })).toHaveAttribute('aria-expanded', 'false');
});

test('a page has one main part that the skip link leads to', () => {
  render(
    <>
      <SkipLink>К содержанию</SkipLink>
      <PageShell header={header} footer={<Footer brand="Hoshikraft" groups={[]} />}>
        <PageColumn page sky>
          <PageTitle title="Серверы" lead="Выберите свой" />
          <Section title="Новости" id="news" action={<a href="/ru/news">Все</a>}>
            <Stack gap={2}>
              <Row justify="end">ряд</Row>
              <Grid as="ul" min={200} data-testid="grid" />
            </Stack>
          </Section>
        </PageColumn>
      </PageShell>
    </>,
  );
  expect(screen.getByText('К содержанию')).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Серверы' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Новости' }).closest('section')).toHaveAttribute('id', 'news');
  expect(screen.getByText('ряд').style.justifyContent).toBe('end');
  expect(screen.getByTestId('grid').style.getPropertyValue('--hk-min')).toBe('200px');
});

test('rows of few tiles are full: the last is never one tile beside an empty place', () => {
  for (let tiles = 2; tiles <= 12; tiles += 1) {
    const [widest, ...rest] = columnCounts(tiles);
    for (const columns of [widest, ...rest].filter((count) => count !== 2))
      expect([
        0,
        ...Array.from({ length: 6 }, (_, last) => last).filter((last) => last > Number(columns) / 2),
      ]).toContain(tiles % Number(columns));
    expect(columnCounts(tiles).length).toBeLessThanOrEqual(4);
  }
  expect(columnCounts(5)).toEqual([5, 3, 2]);
  expect(columnCounts(7)).toEqual([4, 2]);
  const { container, rerender } = render(
    <Grid min={200}>
      {['a', 'b', 'c', 'd', 'e'].map((tile) => (
        <i key={tile} />
      ))}
    </Grid>,
  );
  const grid = container.querySelector<HTMLElement>('.hk-grid--few');
  expect(grid?.style.getPropertyValue('--hk-columns-2')).toBe('3');
  rerender(
    <Grid min={200}>
      {Array.from({ length: 13 }, (_, tile) => (
        <i key={tile} />
      ))}
    </Grid>,
  );
  expect(container.querySelector('.hk-grid--few')).toBeNull();
});

test('the compact layout is one card with the page’s heading on the scenery', () => {
  const { container } = render(
    <CompactCard title="Вход" lead="С возвращением" after={<a href="/ru/register">Регистрация</a>} wide>
      <p>форма</p>
    </CompactCard>,
  );
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Вход' })).toBeInTheDocument();
  expect(container.querySelector('.hk-scene--fixed svg')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Регистрация' })).toBeInTheDocument();
});

test('the figure of a compact page is decoration beside its card', () => {
  const { container } = render(
    <CompactCard title="Вход" figure={<img alt="" />}>
      <p>форма</p>
    </CompactCard>,
  );
  expect(container.querySelector('.hk-compact__dock img')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('main')).toHaveClass('hk-compact--beside');
});

test('a side navigation is next to its page', () => {
  render(<SidebarPage sidebar={<nav aria-label="Кабинет" />}>Бонус</SidebarPage>);
  expect(screen.getByRole('navigation', { name: 'Кабинет' })).toBeInTheDocument();
  expect(screen.getByText('Бонус')).toBeInTheDocument();
});

test('the footer names its groups and opens external links in a new tab', () => {
  render(
    <Footer
      brand="Hoshikraft"
      about="Серверы с магией"
      legal="© Hoshikraft"
      groups={[
        { title: 'Мы на связи', links: [{ href: 'https://t.me/x', label: 'Telegram', icon: 'chat', external: true }] },
      ]}
    />,
  );
  const group = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Мы на связи' });
  expect(within(group).getByRole('link', { name: 'Telegram' })).toHaveAttribute('target', '_blank');
});

test('the bar is there only while something loads', () => {
  const { rerender } = render(<ProgressBar active throttle={0} height={2} label="Загрузка" />);
  const bar = screen.getByRole('progressbar', { name: 'Загрузка' });
  expect(within(screen.getByRole('status')).getByRole('progressbar')).toBe(bar);
  expect(bar).toHaveStyle({ height: '2px' });
  rerender(<ProgressBar active={false} throttle={0} height={2} label="Загрузка" />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('by default it appears after 200 ms, grows in 2 s and is 3 px high', () => {
  jest.useFakeTimers();
  render(<ProgressBar active label="Загрузка" />);
  act(() => jest.advanceTimersByTime(199));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  const { style } = screen.getByRole('progressbar');
  expect([style.height, style.getPropertyValue('--duration')]).toEqual(['3px', '2000ms']);
  jest.useRealTimers();
});
