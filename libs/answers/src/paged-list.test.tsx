import { ApiFailure, unreadableFailure } from '@hoshikraft/api-client';
import { createI18n } from '@hoshikraft/i18n';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureWordsProvider } from './failure-words.tsx';
import { ListSkeleton, type PagedAnswer, PagedList } from './paged-list.tsx';

const show = (list: Partial<PagedAnswer<string>>, words?: { title: string; text: string }) => {
  const answer: PagedAnswer<string> = {
    data: undefined,
    error: null,
    refetch: jest.fn(),
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: jest.fn(),
    ...list,
  };
  const drawn = (
    <PagedList list={answer} loading={<ListSkeleton label="Loading names" rows={2} height={40} />} empty="Nobody">
      {(names) => names.join(', ')}
    </PagedList>
  );
  render(
    <I18nProvider i18n={createI18n('en')}>
      {words ? <FailureWordsProvider words={() => words}>{drawn}</FailureWordsProvider> : drawn}
    </I18nProvider>,
  );
  return answer;
};
const pages = (...names: string[][]) => ({ pages: names.map((items) => ({ items })) });
const refusal = (httpCode: number, code: 3 | 500) =>
  new ApiFailure({ httpCode, code, message: 'm', details: { type: 't', description: 'Why it was refused' } });

test('while it loads its place is kept', () => {
  show({});
  expect(screen.getByText('Loading names')).toBeInTheDocument();
});

test('every page that has come is drawn as one list, and its rest can be asked for', async () => {
  const { fetchNextPage } = show({ data: pages(['Aki'], ['Beni']), hasNextPage: true });
  expect(screen.getByText('Aki, Beni')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('a rest that could not be loaded is said, and what has come stays', () => {
  show({ data: pages(['Aki']), hasNextPage: true, isFetchNextPageError: true, error: unreadableFailure(0) });
  expect(screen.getByText('Aki')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The rest could not be loaded. Try again.');
});

test('at its end there is nothing more to ask for; without an item it is empty', () => {
  show({ data: pages(['Aki']) });
  expect(screen.queryByRole('button')).toBeNull();
  show({ data: pages([], []) });
  expect(screen.getByText('Nobody')).toBeInTheDocument();
});

test('a failure says why, and can be tried again', async () => {
  const { refetch } = show({ error: refusal(500, 500) });
  expect(screen.getByRole('alert')).toHaveTextContent('Why it was refused');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('without a connection that is said', () => {
  show({ error: unreadableFailure(0) });
  expect(screen.getByRole('heading', { name: 'Unable to connect to the server' })).toBeInTheDocument();
});

test('what one may not see is not offered to be tried again', () => {
  show({ error: refusal(403, 3) });
  expect(screen.getByText('Why it was refused')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an app that calls more than the API has its own words', () => {
  show({ error: new Error('service') }, { title: 'No connection to the launcher', text: '' });
  expect(screen.getByRole('heading', { name: 'No connection to the launcher' })).toBeInTheDocument();
});
