import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost } from './toast-host.tsx';
import { hideToast, showToast } from './toast-queue.ts';

const mockNetwork = { there: false, asked: 0 };
jest.mock('./toast-provider.tsx', () => {
  mockNetwork.asked += 1;
  if (!mockNetwork.there) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./toast-provider.tsx');
});

const complaints = jest.spyOn(console, 'error');
beforeEach(() => {
  mockNetwork.there = false;
  mockNetwork.asked = 0;
  complaints.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const showPage = async () => {
  render(
    <>
      <h1>Магазин</h1>
      <ToastHost closeLabel="Закрыть" />
    </>,
  );
  await settle();
};
const say = async (...args: Parameters<typeof showToast>) => {
  act(() => showToast(...args));
  await settle();
};

test('before its code is loaded a toast is plain text with the usual duration', async () => {
  await showPage();
  await say({ id: 'net', type: 'error', title: 'Нет связи', text: 'Проверьте подключение' });
  await say({ id: 'net', type: 'error', title: 'Нет связи', text: 'Проверьте подключение' });
  await say({ text: 'короткий', duration: 1000 });
  expect(screen.getByRole('status')).toHaveTextContent('Нет связиПроверьте подключениекороткий');
  expect(screen.getByRole('heading', { name: 'Магазин' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Нет связиПроверьте подключение');
  act(() => hideToast('net'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await say({ text: 'последний' });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(complaints).not.toHaveBeenCalled();
});

test('the code is requested once by presses, and again by each toast', async () => {
  await showPage();
  fireEvent.pointerDown(screen.getByRole('heading'));
  fireEvent.pointerDown(screen.getByRole('heading'));
  await settle();
  expect(mockNetwork.asked).toBe(1);
  await say({ text: 'ещё раз' });
  expect(mockNetwork.asked).toBeGreaterThan(1);
  await act(() => jest.advanceTimersByTimeAsync(5000));
});

test('plain toasts are rendered in full when the network is back', async () => {
  await showPage();
  await say({ text: 'Нет связи' });
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  mockNetwork.there = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(screen.getByText('Нет связи')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});
