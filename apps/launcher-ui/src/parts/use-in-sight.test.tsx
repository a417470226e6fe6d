import { act, render } from '@testing-library/react';
import { useInSight } from './use-in-sight.ts';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent ?? '');
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const Row = ({ chosen }: { chosen: string }) => (
  <div ref={useInSight<HTMLDivElement>('[aria-current]', chosen)}>
    {['one', 'two'].map((name) => (
      <span key={name} aria-current={name === chosen || undefined}>
        {name}
      </span>
    ))}
  </div>
);

const resize = (): void => act(() => void window.dispatchEvent(new Event('resize')));

test('what is chosen is brought into sight at first, with another choice, and as the window changes its size', () => {
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
