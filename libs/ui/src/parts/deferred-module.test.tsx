import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type DeferredModule, deferModule } from './deferred-module.ts';

const Shown = ({ code, needed }: { code: DeferredModule<string>; needed: boolean }) => <p>{code.use(needed) ?? 'not here'}</p>;

test('it is fetched at the first touch of the page, once', async () => {
  const load = jest.fn(() => Promise.resolve('here'));
  const code = deferModule(load);
  render(<Shown code={code} needed={false} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => void fireEvent.keyDown(window, { key: 'Tab' }));
  await act(async () => void fireEvent.pointerDown(window));
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('it is fetched at once where it is needed, and again by the next who needs it where it could not be had', async () => {
  const load = jest.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new TypeError('away'));
  const code = deferModule(load);
  const { unmount } = render(<Shown code={code} needed />);
  await act(async () => undefined);
  expect(screen.getByText('not here')).toBeInTheDocument();
  unmount();
  render(<Shown code={code} needed />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('what is handed over is there from the first', () => {
  const code = deferModule<string>(() => Promise.reject(new Error('nobody asks')));
  code.set('here');
  expect(renderToString(<Shown code={code} needed={false} />)).toBe('<p>here</p>');
});

test('what waits for it gets it as soon as it is here, and is told where it could not be had', async () => {
  const importModule = jest.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new TypeError('away'));
  const code = deferModule(importModule);
  await expect(code.load()).rejects.toThrow('away');
  expect(await Promise.all([code.load(), code.load()])).toEqual(['here', 'here']);
  expect(importModule).toHaveBeenCalledTimes(2);
});
