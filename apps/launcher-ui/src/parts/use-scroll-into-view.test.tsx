import { act, render } from '@testing-library/react';
import { useScrollIntoView } from './use-scroll-into-view.ts';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent ?? '');
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const Row = ({ chosen }: { chosen: string }) => (
  <div ref={useScrollIntoView<HTMLDivElement>('[aria-current]', chosen)}>
    {['one', 'two'].map((name) => (
      <span key={name} aria-current={name === chosen || undefined}>
        {name}
      </span>
    ))}
  </div>
);

const resize = (): void => act(() => void window.dispatchEvent(new Event('resize')));

test('the selected element scrolls into view at first, after another selection, and when the window is resized', () => {
  const { rerender, unmount } = render(<Row chosen="one" />);
  expect(shown).toEqual(['one']);
  rerender(<Row chosen="two" />);
  expect(shown).toEqual(['one', 'two']);
  resize();
  expect(shown).toEqual(['one', 'two', 'two']);
  unmount();
  resize();
  expect(shown).toHaveLength(3);
});
