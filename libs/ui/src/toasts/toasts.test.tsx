import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ToastHost, toastTimes } from './toast-host.tsx';
import { ToastProvider } from './toast-provider.tsx';
import { hideToast, showToast } from './toast-queue.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args));
/* In small steps: each phase of a toast starts its timer only after the previous one is rendered. */
const wait = (time: number) => {
  for (let passed = 0; passed < time; passed += 50) act(() => jest.advanceTimersByTime(50));
};

test('toasts of both apps stay for 5 s and move in 200 ms; by default a toast stays for 3 s', () => {
  expect(toastTimes).toEqual({ duration: 5000, speed: 200 });
  render(<ToastProvider closeLabel="Закрыть" />);
  show({ text: 'три секунды' });
  wait(3200);
  expect(screen.getByText('три секунды')).toBeInTheDocument();
  wait(1000);
  expect(screen.queryByText('три секунды')).not.toBeInTheDocument();
});

test('a toast replaces the one of its group, and carries its data', () => {
  render(<ToastProvider closeLabel="Закрыть" />);
  show({ text: 'один', group: 'upload' });
  show({ text: 'другое' });
  show({ text: 'два', group: 'upload', speed: 100, data: { order: '42' } });
  wait(1000);
  expect(screen.queryByText('один')).not.toBeInTheDocument();
  expect(screen.getByText('другое')).toBeInTheDocument();
  expect(screen.getByText('два').closest('[data-order="42"]')).toBeInTheDocument();
});

test.each([
  ['default', 'status'],
  ['success', 'status'],
  ['warn', 'alert'],
  ['error', 'alert'],
] as const)('a toast of type %s is a %s in its colour', (type, role) => {
  render(<ToastProvider closeLabel="Закрыть" />);
  show({ type, title: 'Тема', text: 'Сакура включена' });
  expect(screen.getByRole(role)).toHaveClass(`hk-tone--${type}`);
  expect(screen.getByRole(role)).toHaveTextContent('ТемаСакура включена');
});

test('a toast leaves after five seconds, or after its own time', () => {
  render(<ToastProvider closeLabel="Закрыть" {...toastTimes} />);
  show({ text: 'обычный' });
  show({ text: 'короткий', duration: 1000 });
  wait(2000);
  expect(screen.queryByText('короткий')).not.toBeInTheDocument();
  expect(screen.getByText('обычный')).toBeInTheDocument();
  wait(2500);
  expect(screen.getByText('обычный')).toBeInTheDocument();
  wait(1500);
  expect(screen.queryByText('обычный')).not.toBeInTheDocument();
});

test('the timer is paused while the pointer is over a toast', () => {
  render(<ToastProvider closeLabel="Закрыть" />);
  show({ text: 'держу' });
  wait(300);
  const toast = screen.getByText('держу');
  fireEvent.mouseEnter(toast.closest('.notistack-Snackbar') as Element);
  wait(20_000);
  expect(toast).toBeInTheDocument();
});

test('ten are shown at a time; the eleventh waits until one is closed', () => {
  render(<ToastProvider closeLabel="Закрыть" duration={60_000} />);
  for (let index = 0; index < 12; index += 1) show({ text: `номер ${index}` });
  wait(1500);
  expect(screen.getAllByText(/^номер/)).toHaveLength(10);
  expect(screen.getByText('номер 0')).toBeInTheDocument();
  expect(screen.queryByText('номер 10')).not.toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as Element);
  wait(1500);
  expect(screen.getAllByText(/^номер/)).toHaveLength(10);
  expect(screen.getByText('номер 10')).toBeInTheDocument();
});

test('the cross closes one, and the same id twice is one toast', () => {
  render(<ToastProvider closeLabel="Закрыть" />);
  show({ id: 'net', text: 'Нет связи' });
  show({ id: 'net', text: 'Нет связи' });
  expect(screen.getAllByText('Нет связи')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  wait(1000);
  expect(screen.queryByText('Нет связи')).not.toBeInTheDocument();
});

test('what holds no more is taken away before its time, and only that', () => {
  render(<ToastProvider closeLabel="Закрыть" />);
  show({ id: 'out', text: 'Вы вышли' });
  show({ id: 'net', text: 'Нет связи' });
  act(() => hideToast('out'));
  wait(1000);
  expect(screen.queryByText('Вы вышли')).not.toBeInTheDocument();
  expect(screen.getByText('Нет связи')).toBeInTheDocument();
});

test('what holds no more before the toasts’ code has come is never shown', () => {
  showToast({ id: 'out', text: 'Вы вышли' });
  hideToast('out');
  render(<ToastProvider closeLabel="Закрыть" />);
  wait(300);
  expect(screen.queryByText('Вы вышли')).not.toBeInTheDocument();
});

test('what was said before the toasts’ code came is shown then', async () => {
  expect(renderToString(<ToastHost closeLabel="Закрыть" />)).toBe('');
  showToast({ type: 'error', text: 'Рано сказано' });
  render(<ToastHost closeLabel="Закрыть" />);
  jest.useRealTimers();
  expect(await screen.findByText('Рано сказано')).toBeInTheDocument();
  jest.useFakeTimers();
});
