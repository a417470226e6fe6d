import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card, CardLink, Tag } from './card.tsx';
import { DataList } from './data-list.tsx';
import { Disclosure } from './disclosure.tsx';
import { Facts, Steps } from './facts.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Notice } from './notice.tsx';
import { Meter, OnlineDot } from './online.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from './skeleton.tsx';
import { Price, Stat } from './stat.tsx';
import { EmptyState, ErrorState, ForbiddenState, NotFoundState, OfflineState } from './states.tsx';
import { SegmentedControl, Tabs } from './tabs.tsx';
import { GlowText, Heading, Text } from './text.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';

test('an icon is decoration unless it has a name', () => {
  const { container } = render(<Icon name="coin" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('use')).toHaveAttribute('href', 'asset#coin');
  render(<Icon name="coin" label="Монеты" size={32} />);
  expect(screen.getByRole('img', { name: 'Монеты' })).toHaveStyle({ width: '32px' });
});

test('a link to a new tab does not hand over the window', () => {
  render(
    <Link href="https://example.org" target="_blank">
      Сообщество
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a heading may look other than its level', () => {
  render(
    <Heading level={2} size="hero">
      Ночь <GlowText>фестиваля</GlowText>
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Ночь фестиваля' })).toHaveClass('hk-heading--hero');
});

test('a price labels the old and the new amount', () => {
  const labels = { final: 'Цена', base: 'Без скидки' };
  const { container, rerender } = render(
    <Price final="199 ₽" base="249 ₽" discount={{ label: '−20 %', reason: 'За активную роль' }} labels={labels} />,
  );
  expect(container).toHaveTextContent('Цена 199 ₽Без скидки 249 ₽−20 %За активную роль');
  expect(container.querySelector('s')).toHaveTextContent('249 ₽');
  rerender(<Price final="199 ₽" labels={labels} />);
  expect(container).toHaveTextContent(/^Цена 199 ₽$/);
});

test('a stat shows its label, value and hint', () => {
  const { container } = render(<Stat label="Онлайн" value="253" hint="рекорд 900" icon="users" size="large" glow />);
  expect(container).toHaveTextContent('Онлайн253рекорд 900');
  expect(container.firstChild).toHaveClass('hk-stat--glow', 'hk-stat--large');
});

test('tabs are links with addresses, the open one marked', () => {
  render(
    <Tabs
      label="Топы"
      items={[
        { href: '/ru/top/playtime', label: 'Время', current: true },
        { href: '/ru/top/coins', label: 'Монеты' },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Топы' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/ru/top/playtime');
});

test('a segmented control is a radio group', async () => {
  const change = jest.fn();
  const options = [
    { value: 'month', label: 'Месяц' },
    { value: 'forever', label: 'Навсегда' },
    { value: 'never', label: 'Никогда', disabled: true },
  ] as const;
  render(<SegmentedControl label="Срок" options={options} value="month" onChange={change} />);
  expect(screen.getByRole('radiogroup', { name: 'Срок' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Месяц' })).toBeChecked();
  await userEvent.click(screen.getByText('Навсегда'));
  await userEvent.click(screen.getByText('Никогда'));
  expect(change.mock.calls).toEqual([['forever']]);
});

test('theme swatches offer every theme by name', async () => {
  const change = jest.fn();
  const names = {
    octarine: 'О',
    'sea-wave': 'М',
    'amber-orange': 'Я',
    'starry-night': 'З',
    sakura: 'Сакура',
    matcha: 'Ма',
  };
  render(<ThemeSwatches label="Тема" names={names} value="octarine" onChange={change} />);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(screen.getByRole('radio', { name: 'Сакура' }));
  expect(change).toHaveBeenCalledWith('sakura');
});

test('a table stays a table and carries its headers to phones', () => {
  render(
    <DataList
      caption="Топ игроков"
      columns={[
        { key: 'name', header: 'Игрок', lead: true, render: (row: { name: string; hours: number }) => row.name },
        { key: 'hours', header: <b>Ч</b>, phoneLabel: 'Часы', align: 'number', render: (row) => row.hours },
        { key: 'place', header: 'Место', wideOnly: true, render: (_, index) => index + 1 },
      ]}
      rows={[
        { name: 'Yuki', hours: 12 },
        { name: 'Ryu', hours: 7 },
      ]}
      getKey={(row) => row.name}
      isCurrent={(row) => row.name === 'Ryu'}
    />,
  );
  const table = screen.getByRole('table', { name: 'Топ игроков' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  const mine = within(table).getByRole('row', { current: true });
  expect(
    within(mine)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Ryu', '7', '2']);
  expect(within(mine).getByRole('cell', { name: '7' })).toHaveAttribute('data-label', 'Часы');
  expect(within(mine).getByRole('cell', { name: 'Ryu' })).toHaveClass('hk-cell--lead');
});

test.each(['info', 'success', 'warn', 'error'] as const)('a %s notice says what happened and what to do', (tone) => {
  const { container } = render(
    <Notice tone={tone} title="Вайп" live="status" action={<a href="/news">Новость</a>}>
      Мир начнётся заново
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('ВайпМир начнётся зановоНовость');
  expect(container.firstChild).toHaveClass(`hk-tone--${tone}`);
});

test.each([
  [EmptyState, 'empty', null],
  [ForbiddenState, 'forbidden', null],
  [NotFoundState, 'missing', null],
  [ErrorState, 'error', 'alert'],
  [OfflineState, 'offline', 'alert'],
])('a state has a picture, a title, advice and a way on (%#)', (State, picture, role) => {
  const { container } = render(
    <State title="Пусто" text="Загляните в магазин" code="№ 7" level={1} actions={<a href="/store">Магазин</a>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Пусто' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Магазин' })).toBeInTheDocument();
  expect(container).toHaveTextContent('Загляните в магазин');
  expect(container.querySelector('svg[aria-hidden] use')).toHaveAttribute('href', `asset#state-${picture}`);
  expect(container.firstElementChild?.getAttribute('role')).toBe(role);
});

test('skeletons are announced once', () => {
  const { container } = render(
    <SkeletonGroup label="Загружаем серверы">
      <Skeleton variant="circle" width={48} height={48} />
      <SkeletonText lines={3} />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Загружаем серверы$/);
  expect(container.querySelectorAll('.hk-skeleton[aria-hidden]')).toHaveLength(4);
  expect(container.querySelector('.hk-skeleton--circle')).toHaveStyle({ width: '48px', height: '48px' });
});

test.each([
  [50, 200, '25.00%'],
  [900, 300, '100.00%'],
  [0, 300, '0.00%'],
  [5, 0, '0.00%'],
])('a meter of %i in %i is filled to %s', (value, max, width) => {
  render(<Meter label="Онлайн" value={value} max={max} valueText={`${value} из ${max}`} />);
  const meter = screen.getByRole('meter', { name: 'Онлайн' });
  expect(meter).toHaveAttribute('aria-valuetext', `${value} из ${max}`);
  expect(meter.firstChild).toHaveStyle({ width });
});

test('work under way is a progress bar', () => {
  render(<Meter kind="progress" bare label="Загрузка" value={1} max={2} valueText="50 %" />);
  expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toHaveAttribute('aria-valuenow', '1');
  expect(screen.queryByText('50 %')).not.toBeInTheDocument();
});

test('the light is decoration, the words say it', () => {
  const { container, rerender } = render(<OnlineDot online>12 игроков</OnlineDot>);
  expect(container.firstChild).toHaveClass('hk-online--on');
  rerender(<OnlineDot online={false}>не в сети</OnlineDot>);
  expect(container.firstChild).not.toHaveClass('hk-online--on');
  expect(container).toHaveTextContent('не в сети');
});

test('steps say what is done and what is next', () => {
  const steps = [
    { key: 'a', title: 'Привязать', state: 'done' },
    { key: 'b', title: 'Вступить', state: 'current', body: 'в группу' },
    { key: 'c', title: 'Написать', state: 'ahead' },
  ] as const;
  render(<Steps doneLabel="Готово" items={steps} />);
  const items = screen.getAllByRole('listitem');
  expect(within(items[0] as HTMLElement).getByRole('img', { name: 'Готово' })).toBeInTheDocument();
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  expect(items[2]).toHaveTextContent('3Написать');
});

test('facts, cards, tags, text and disclosures hold what they are given', async () => {
  render(
    <>
      <Facts items={[{ key: 'a', label: 'Версия', value: '1.12.2' }]} />
      <Card as="article" interactive tone="glow">
        <CardLink href="/servers/hitech">HiTech</CardLink>
        <Tag tone="success" icon="check">
          Активна
        </Tag>
        <Text tone="muted" size="small" tabular>
          12
        </Text>
      </Card>
      <Disclosure summary="Как начать?">Скачайте лаунчер</Disclosure>
    </>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Версия');
  expect(within(screen.getByRole('article')).getByRole('link')).toHaveAttribute('href', '/servers/hitech');
  expect(screen.getByText('12')).toHaveClass('hk-muted', 'hk-small', 'hk-tabular');
  expect(screen.getByText('Скачайте лаунчер')).not.toBeVisible();
  await userEvent.click(screen.getByText('Как начать?'));
  expect(screen.getByText('Скачайте лаунчер')).toBeVisible();
});
