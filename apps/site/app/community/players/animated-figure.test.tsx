import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '../../framework/testing/content-fixtures.ts';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { createFigureIn3d } from './figure-in-3d.ts';
import { AnimatedFigure } from './animated-figure.tsx';

jest.mock('./figure-in-3d.ts', () => ({ createFigureIn3d: jest.fn() }));
const drawn = createFigureIn3d as jest.MockedFunction<typeof createFigureIn3d>;

const SKIN = { version: '0123456789abcdef01234567', model: 'slim', cape: 'abcdef0123456789abcdef01' };

let look: (isIntersecting: boolean) => void;
const observed = globalThis.IntersectionObserver;

beforeEach(() => {
  drawn.mockReset();
  globalThis.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      look = (isIntersecting) =>
        act(() => told([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = observed;
});

const show = (answer: unknown = SKIN) =>
  renderPage(<AnimatedFigure login="Yuki" height={320} turnLabel="Turn Yuki" />, {
    answers: { 'GET /skin/Yuki': answer as never },
  });
const place = () => document.querySelector('.player-living') as HTMLElement;
const figure = () => ({
  canvas: document.createElement('canvas'),
  dress: jest.fn(),
  pause: jest.fn(),
  turn: jest.fn(),
  end: jest.fn(),
});

test('the image is rendered immediately, and nothing else loads before it is visible', async () => {
  show();
  const picture = place().querySelector('img') as HTMLImageElement;
  expect([picture.width, picture.height]).toEqual([160, 320]);
  look(false);
  await act(async () => Promise.resolve());
  expect(drawn).not.toHaveBeenCalled();
});

test('it starts when visible, pauses when not, and is disposed with the page', async () => {
  const made = figure();
  drawn.mockResolvedValue(made);
  const { unmount } = show();
  look(true);
  await waitFor(() => expect(place()).toHaveClass('player-living--alive'));
  expect(place()).toContainElement(made.canvas);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(drawn).toHaveBeenCalledWith({
    skin: '/api/skin/Yuki/texture?v=0123456789abcdef01234567',
    model: 'slim',
    cape: '/api/skin/Yuki/cape?v=abcdef0123456789abcdef01',
    width: 160,
    height: 320,
    still: false,
  });
  look(false);
  look(true);
  expect(made.pause.mock.calls).toEqual([[false], [true], [false]]);
  expect(drawn).toHaveBeenCalledTimes(1);
  unmount();
  expect(made.end).toHaveBeenCalled();
});

test("arrow keys turn it once it lives, and say how far; other keys are the page's", async () => {
  const made = figure();
  drawn.mockResolvedValue(made);
  show();
  expect(place()).toHaveAttribute('aria-hidden', 'true');
  look(true);
  const slider = await screen.findByRole('slider', { name: 'Turn Yuki' });
  await userEvent.tab();
  expect(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowUp}');
  expect(made.turn.mock.calls).toEqual([[-Math.PI / 12], [-Math.PI / 12], [Math.PI / 12]]);
  expect(slider).toHaveAttribute('aria-valuetext', '345°');
});

test('a user with reduced motion gets a still figure', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  drawn.mockResolvedValue(figure());
  show();
  look(true);
  await waitFor(() => expect(drawn).toHaveBeenCalledWith(expect.objectContaining({ still: true })));
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  ['the browser draws nothing in three dimensions', () => void drawn.mockResolvedValue(null), SKIN],
  ['the viewer breaks', () => void drawn.mockRejectedValue(new Error('no context')), SKIN],
  ['nobody has the name', () => undefined, failing],
])('the picture stays where %s', async (_, prepare, answer) => {
  prepare();
  show(typeof answer === 'function' ? () => answer() : answer);
  look(true);
  await act(async () => Promise.resolve());
  expect(place().querySelector('canvas')).toBeNull();
  expect(place()).not.toHaveClass('player-living--alive');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
