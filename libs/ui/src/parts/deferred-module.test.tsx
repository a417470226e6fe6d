import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type DeferredModule, deferModule } from './deferred-module.ts';

const Shown = ({ code, needed }: { code: DeferredModule<string>; needed: boolean }) => (
  <p>{code.use(needed) ?? 'not here'}</p>
);

test('the module is loaded once, on the first activity', async () => {
  const load = jest.fn(() => Promise.resolve('here'));
  const code = deferModule(load);
  render(<Shown code={code} needed={false} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => void fireEvent.keyDown(window, { key: 'Tab' }));
  await act(async () => void fireEvent.pointerDown(window));
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a needed module is loaded at once, and again on the next mount after a failure', async () => {
  const load = jest.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new TypeError('away'));
  const code = deferModule(load);
  const { unmount } = render(<Shown code={code} needed />);
  await act(async () => undefined);
  expect(screen.getByText('not here')).toBeInTheDocument();
  unmount();
  render(<Shown code={code} needed />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('a module that is set is available on the first render', () => {
  const code = deferModule<string>(() => Promise.reject(new Error('nobody asks')));
  code.set('here');
  expect(renderToString(<Shown code={code} needed={false} />)).toBe('<p>here</p>');
});

test('load resolves with the module, rejects on failure and tries again', async () => {
  const importModule = jest.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new TypeError('away'));
  const code = deferModule(importModule);
  await expect(code.load()).rejects.toThrow('away');
  expect(await Promise.all([code.load(), code.load()])).toEqual(['here', 'here']);
  expect(importModule).toHaveBeenCalledTimes(2);
});
