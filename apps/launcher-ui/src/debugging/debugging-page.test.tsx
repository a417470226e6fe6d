import type { LogLine } from '@hoshikraft/launcher-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderComponent, type RenderOptions } from '../parts/testing/render-component.tsx';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { DebuggingPage } from './debugging-page.tsx';

const PREVIEW = '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00';
const HEIGHT = 440;
const ROW = 22;

const line = (number: number, text = `line ${number}`, level: LogLine['level'] = 'info'): LogLine => ({
  number,
  text,
  level,
  at: '2026-11-21T12:00:00Z',
});
const lines = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));

/** jsdom has no layout: every box gets the size that it would have. */
const layout = (): void => {
  const isList = (element: HTMLElement): boolean => element.getAttribute('role') === 'log';
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isList(this) ? HEIGHT : ROW;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return Number.parseFloat((this.firstElementChild as HTMLElement | null)?.style.height ?? '') || HEIGHT;
  });
  Element.prototype.scrollTo = function (this: Element, options?: unknown) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
    // As in a browser, the event is asynchronous.
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  } as typeof Element.prototype.scrollTo;
};

beforeEach(layout);
afterEach(() => jest.restoreAllMocks());

const renderPage = (given: readonly LogLine[], options: RenderOptions = {}) => {
  const page = renderComponent(<DebuggingPage />, { locale: 'en', ...options });
  act(() => page.logs.append(given));
  return { ...page, list: () => screen.getByRole('log') };
};

const scroll = (list: HTMLElement, top: number): void =>
  act(() => {
    list.scrollTop = top;
    list.dispatchEvent(new Event('scroll'));
  });

test('of 50,000 lines only the visible ones are rendered, the newest among them', async () => {
  const { list } = renderPage(lines(1, 50_000));
  await waitFor(() => expect(list()).toHaveTextContent('line 50000'));
  expect(list().querySelectorAll('.console-line').length).toBeLessThan(60);
});

test('the list follows the newest line until the player scrolls up, and a button returns to it', async () => {
  const { list, logs } = renderPage(lines(1, 500));
  await waitFor(() => expect(list()).toHaveTextContent('line 500'));
  act(() => logs.append(lines(501, 520)));
  await waitFor(() => expect(list()).toHaveTextContent('line 520'));
  expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();

  scroll(list(), 1000);
  const back = await screen.findByRole('button', { name: 'Jump to latest' });
  act(() => logs.append(lines(521, 600)));
  expect(list()).not.toHaveTextContent('line 600');
  expect(list().scrollTop).toBe(1000);

  await userEvent.click(back);
  await waitFor(() => expect(list()).toHaveTextContent('line 600'));
});

test('the list is a silent log and can be reached by keyboard', () => {
  const { list } = renderPage(lines(1, 3));
  expect(list()).toHaveAttribute('aria-live', 'off');
  expect(list()).toHaveAttribute('tabindex', '0');
});

test('search shows a count, marks matches, and moves between them with Enter', async () => {
  const { list } = renderPage([...lines(1, 300), line(301, 'needle one'), ...lines(302, 600), line(601, 'Needle two')]);
  const field = screen.getByRole('searchbox', { name: 'Search in the log' });
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'needle');
  expect(screen.getByText('Found: 2')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
  await waitFor(() => expect(list()).toHaveTextContent('needle one'));
  expect(list().querySelector('mark')).toHaveTextContent('needle');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(list()).toHaveTextContent('Needle two'));
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
});

test('the jump scrolls to the first error', async () => {
  const { list, logs } = renderPage([...lines(1, 200), line(201, 'boom', 'error'), ...lines(202, 700)]);
  expect(screen.getByRole('button', { name: 'Go to the error' })).toBeEnabled();
  act(() => logs.append([line(701, '[main/ERROR]: again', 'error'), line(702, '\tat a.B.c(B.java:1)', 'error')]));
  await userEvent.click(await screen.findByRole('button', { name: 'First error of 2' }));
  await waitFor(() => expect(list()).toHaveTextContent('boom'));
  expect(list().querySelector('[data-current]')).toHaveTextContent('boom');
});

test('repetitions are folded with their count, gaps are shown, and a level hides the lower ones', async () => {
  const { list } = renderPage([line(1, 'tick'), line(2, 'tick'), line(3, 'tick'), line(8, 'bad', 'error')]);
  await waitFor(() => expect(list()).toHaveTextContent('tick×3'));
  expect(list()).toHaveTextContent('4 lines were lost');
  const level = screen.getByRole('combobox', { name: 'Log level' });
  await userEvent.selectOptions(level, 'Errors');
  expect(list()).not.toHaveTextContent('tick');
  expect(list()).toHaveTextContent('bad');
  await userEvent.selectOptions(level, 'Everything');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Group repeats' }));
  expect(list()).not.toHaveTextContent('×3');
});

test('the shown lines are copied to the clipboard', async () => {
  renderPage([line(1, 'one'), line(2, 'two', 'warn')]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Visible lines copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('2026-11-21T12:00:00Z INFO one\n2026-11-21T12:00:00Z WARN two');
});

test('the log is sent only after its redacted text was shown', async () => {
  const sent: unknown[] = [];
  renderPage([line(1)], {
    answers: {
      'POST /logs/upload': async (request: Request) => {
        const order = (await request.json()) as { send: boolean };
        sent.push(order);
        return { preview: PREVIEW, text: 'user <name> joined', id: order.send ? 'K7F2-M9' : null };
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('user <name> joined')).toBeInTheDocument();
  expect(sent).toEqual([{ send: false }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('K7F2-M9')).toBeInTheDocument();
  expect(sent).toEqual([{ send: false }, { send: true, preview: PREVIEW }]);
});

test('an expired preview is shown again, and only the new one is sent', async () => {
  const sent: unknown[] = [];
  let shown = 0;
  renderPage([line(1)], {
    answers: {
      'POST /logs/upload': async (request: Request) => {
        const order = (await request.json()) as { send: boolean; preview?: string };
        if (!order.send) shown += 1;
        const preview = `${PREVIEW.slice(0, -1)}${shown}`;
        if (order.send) sent.push(order.preview);
        if (order.send && shown === 1) return serviceRefusal(409, 'preview_gone', 'Not kept any more');
        return { preview, text: `text ${shown}`, id: order.send ? 'K7F2-M9' : null };
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send' });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  expect(await within(dialog).findByText('Not kept any more')).toBeInTheDocument();
  expect(send).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show again' }));
  expect(await within(dialog).findByText('text 2')).toBeInTheDocument();
  expect(within(dialog).queryByText('Not kept any more')).toBeNull();
  await userEvent.click(send);
  expect(await within(dialog).findByText('K7F2-M9')).toBeInTheDocument();
  expect(sent).toEqual([`${PREVIEW.slice(0, -1)}1`, `${PREVIEW.slice(0, -1)}2`]);
});

test('a failed upload is reported and can be repeated', async () => {
  renderPage([line(1)], {
    answers: { 'POST /logs/upload': serviceRefusal(503, 'upload_unavailable', "The log wasn't sent") },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText("The log wasn't sent")).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('without lines an explanation is shown', () => {
  renderPage([]);
  expect(screen.getByText('The log is empty')).toBeInTheDocument();
});
