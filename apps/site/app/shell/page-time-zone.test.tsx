import { browserTimeZone, createI18n, useTimeZone } from '@hoshikraft/i18n';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { SiteFactsProvider } from '../framework/page/site-facts.tsx';
import { siteFacts } from '../framework/testing/site-facts.ts';
import { PageTimeZone } from './page-time-zone.tsx';

const Zone = () => (
  <Link to="/next">
    <span>{useTimeZone()}</span>
  </Link>
);

const page = (timeZone: string | null) => (
  <I18nProvider i18n={createI18n('ru')}>
    <SiteFactsProvider facts={siteFacts({ timeZone })}>
      <MemoryRouter>
        <PageTimeZone>
          <Zone />
        </PageTimeZone>
      </MemoryRouter>
    </SiteFactsProvider>
  </I18nProvider>
);

const zoneOnServer = (timeZone: string | null) => /<span>(.*)<\/span>/.exec(renderToString(page(timeZone)))?.[1];

test('the server renders a page in the time zone of its browser', () => {
  expect([zoneOnServer('Asia/Tokyo'), zoneOnServer(null)]).toEqual(['Asia/Tokyo', 'Europe/Moscow']);
});

test('the first page of a visitor stays in the zone of its first byte, the next one is in the browser’s', async () => {
  render(page(null));
  expect(screen.getByText('Europe/Moscow')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByText(browserTimeZone())).toBeInTheDocument();
});

test('a browser that has changed its zone since the last page shows its own', () => {
  render(page('Pacific/Apia'));
  expect(screen.getByText(browserTimeZone())).toBeInTheDocument();
});
