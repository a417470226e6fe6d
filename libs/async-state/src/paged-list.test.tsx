import { ApiFailure, unreadableFailure } from '@hoshikraft/api-client';
import { createI18n } from '@hoshikraft/i18n';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureMessageProvider } from './failure-message.tsx';
import { ListSkeleton, type PagedQueryState, PagedList } from './paged-list.tsx';

const show = (state: Partial<PagedQueryState<string>>, message?: { title: string; text: string }) => {
  const answer: PagedQueryState<string> = {
    data: undefined,
    error: null,
    refetch: jest.fn(),
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: jest.fn(),
    ...state,
  };
  const list = (
    <PagedList list={answer} loading={<ListSkeleton label="Loading names" rows={2} height={40} />} empty="Nobody">
      {(names) => names.join(', ')}
    </PagedList>
  );
  render(
    <I18nProvider i18n={createI18n('en')}>
      {message ? <FailureMessageProvider messageOf={() => message}>{list}</FailureMessageProvider> : list}
    </I18nProvider>,
  );
  return answer;
};
const pages = (...names: string[][]) => ({ pages: names.map((items) => ({ items })) });
const refusal = (httpCode: number, code: 3 | 500) =>
  new ApiFailure({ httpCode, code, message: 'm', details: { type: 't', description: 'Why it was refused' } });

test('shows a skeleton while it loads', () => {
  show({});
  expect(screen.getByText('Loading names')).toBeInTheDocument();
});

test('renders all loaded pages as one list and can load the next page', async () => {
  const { fetchNextPage } = show({ data: pages(['Aki'], ['Beni']), hasNextPage: true });
  expect(screen.getByText('Aki, Beni')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('reports a next page that failed to load and keeps the loaded items', () => {
  show({ data: pages(['Aki']), hasNextPage: true, isFetchNextPageError: true, error: unreadableFailure(0) });
  expect(screen.getByText('Aki')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load the rest. Try again.");
});

test('the last page has no button; a list without items shows the empty state', () => {
  show({ data: pages(['Aki']) });
  expect(screen.queryByRole('button')).toBeNull();
  show({ data: pages([], []) });
  expect(screen.getByText('Nobody')).toBeInTheDocument();
});

test('a failure shows its reason and can be retried', async () => {
  const { refetch } = show({ error: refusal(500, 500) });
  expect(screen.getByRole('alert')).toHaveTextContent('Why it was refused');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a lost connection has its own title', () => {
  show({ error: unreadableFailure(0) });
  expect(screen.getByRole('heading', { name: 'Unable to connect to the server' })).toBeInTheDocument();
});

test('a forbidden list has no retry button', () => {
  show({ error: refusal(403, 3) });
  expect(screen.getByText('Why it was refused')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an app can override the failure message', () => {
  show({ error: new Error('service') }, { title: 'No connection to the launcher', text: '' });
  expect(screen.getByRole('heading', { name: 'No connection to the launcher' })).toBeInTheDocument();
});
