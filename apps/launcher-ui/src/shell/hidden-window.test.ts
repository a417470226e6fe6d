import { markHiddenWindow } from './hidden-window.ts';

const turn = (hidden: boolean): void => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the document is marked while its window is hidden, also if it was opened hidden', () => {
  turn(true);
  markHiddenWindow(document);
  expect(document.documentElement).toHaveAttribute('data-hidden');
  turn(false);
  expect(document.documentElement).not.toHaveAttribute('data-hidden');
  turn(true);
  expect(document.documentElement).toHaveAttribute('data-hidden');
});
