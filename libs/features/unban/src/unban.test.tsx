import { ApiProvider, createApiClient, createQueryClient, type Schemas } from '@hoshikraft/api-client';
import { type Answers, fakeApi } from '@hoshikraft/fake-api';
import { createI18n, TodayContext } from '@hoshikraft/i18n';
import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BanFacts, UnbanOffer } from './index.ts';

// Messages are in the catalogs of the apps, which no library imports.
const { messages } = jest.requireActual<{ messages: Messages }>('../../../../apps/site/app/framework/locales/ru.po');

const BAN: Schemas['Ban'] = {
  id: '20000000-0000-4000-8000-000000000001',
  server: 'hitech',
  banned_by: 'Kaede',
  ban_reason: 'X-Ray',
  rule: null,
  banned_at: '2026-11-01T10:00:00.000Z',
  unban_at: '2026-11-30T10:00:00.000Z',
  unbanPrice: 30_000,
};

const renderPart = (part: ReactElement, answers: Answers = {}) => {
  const { fetch, requests } = fakeApi(answers);
  const api = createApiClient({ baseUrl: 'http://api.test/api', locale: () => 'ru', retryDelaysMs: [], fetch });
  render(
    <I18nProvider i18n={createI18n('ru', messages)}>
      <QueryClientProvider client={createQueryClient()}>
        <ApiProvider client={api}>{part}</ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return requests;
};

test.each([
  ['2026-11-29', /завтра, \d\d:\d\d/],
  ['2026-11-27', /через 3 дня/],
])('a ban read on %s shows when it ends', (today, text) => {
  renderPart(
    <TodayContext value={today}>
      <BanFacts ban={BAN} server="HiTech" />
    </TodayContext>,
  );
  expect(screen.getByText('На сервере HiTech')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('a permanent ban on every server shows both', () => {
  renderPart(<BanFacts ban={{ ...BAN, unban_at: null }} server={null} />);
  expect(screen.getByText('На всех серверах')).toBeVisible();
  expect(screen.getByText('Навсегда')).toBeVisible();
});

test('with too little money a top-up of the missing amount is offered', () => {
  renderPart(
    <UnbanOffer banId={BAN.id} price={30_000} balance={10_000} topUp={(missing) => <p>lacking {missing}</p>} />,
  );
  expect(screen.getByText('lacking 20000')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('money is charged after a confirmation, and the page is notified', async () => {
  const onLifted = jest.fn();
  const price: Schemas['Price'] = { base: 30_000, discount: null, final: 30_000, currency: 'RUB' };
  const requests = renderPart(
    <UnbanOffer banId={BAN.id} price={30_000} balance={50_000} topUp={() => null} onLifted={onLifted} />,
    { 'POST /ban/unban': { balance: 20_000, price, ban: BAN, delivery: null } },
  );
  await userEvent.click(screen.getByRole('button', { name: /Снять бан за 300/ }));
  expect(requests).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /Оплатить 300/ }));
  await waitFor(() => expect(onLifted).toHaveBeenCalledTimes(1));
  expect(await requests[0]?.json()).toEqual({ banId: BAN.id, expectedPrice: 30_000 });
});
