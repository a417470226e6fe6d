import { screen, waitFor } from '@testing-library/react';
import { mainOf } from '../../../framework/testing/content-fixtures.ts';
import { cardOf } from '../../../framework/testing/document-fixtures.ts';
import { openPage } from '../../../framework/testing/render-page.tsx';
import * as news from '../news.tsx';

const mockFetched = jest.fn();
jest.mock('../reading/reading-page.tsx', () => {
  mockFetched();
  return { ReadingPage: () => null };
});

test('the code of the reading page is prefetched after the list is shown, not with it', async () => {
  openPage(news, {
    at: '/ru/news',
    answers: {
      'GET /main': mainOf([]),
      'GET /documents': { items: [cardOf('wipe')], nextCursor: null },
      'GET /document/tags': { items: [] },
    },
  });
  expect(mockFetched).not.toHaveBeenCalled();
  await screen.findByRole('link', { name: 'About wipe' });
  await waitFor(() => expect(mockFetched).toHaveBeenCalled(), { timeout: 20_000 });
});
