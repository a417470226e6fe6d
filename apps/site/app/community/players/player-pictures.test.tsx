import { fireEvent, render, screen } from '@testing-library/react';
import { recordNavigation } from '../../framework/page/last-navigation.ts';
import { NamedPlayer } from './named-player.tsx';
import { PlayerFace } from './player-face.tsx';
import { PlayerFigure } from './player-figure.tsx';
import { skinAddress } from './skin-address.ts';

const SKIN = { id: '0123456789abcdef01234567', extension: 'png', type: 'SKIN' } as const;

test('an avatar has its size, and a 2x version', () => {
  const { container } = render(<PlayerFace login="Yuki" size={32} />);
  const image = container.querySelector('img') as HTMLImageElement;
  expect([image.width, image.height, image.alt]).toEqual([32, 32, '']);
  expect(image.getAttribute('src')).toBe('/api/skin/Yuki/face?size=32');
  expect(image.srcset).toBe('/api/skin/Yuki/face?size=64 2x');
});

test('a known skin is requested by its version, an avatar that is not a skin is not', () => {
  expect(skinAddress('Yuki', 'figure', 96, SKIN)).toBe('/api/skin/Yuki/figure?size=96&v=0123456789abcdef01234567');
  expect(skinAddress('Yuki', 'figure', 96, { ...SKIN, type: 'AVATAR' })).toBe('/api/skin/Yuki/figure?size=96');
});

test('an unavailable size becomes the next larger one, up to the largest', () => {
  expect(skinAddress('Yuki', 'face', 33)).toBe('/api/skin/Yuki/face?size=40');
  expect(skinAddress('Yuki', 'figure', 2000)).toBe('/api/skin/Yuki/figure?size=640');
});

test('a figure is half as wide as high, and an avatar without a name beside it has alternative text', () => {
  render(
    <>
      <NamedPlayer login="Ryu" href="/ru/profile/Ryu" />
      <PlayerFace login="Aoi" alt="Aoi" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Ryu' })).toHaveAttribute('href', '/ru/profile/Ryu');
  expect(screen.getByRole('img', { name: 'Aoi' })).toBeInTheDocument();
  const figure = render(<PlayerFigure login="Ryu" height={80} />).container.querySelector('img') as HTMLImageElement;
  expect([figure.width, figure.height]).toEqual([40, 80]);
});

test('a figure that failed is hidden until a later request brings it', () => {
  const { container, rerender } = render(<PlayerFigure login="Yuki" />);
  const image = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect(image).not.toBeVisible();
  rerender(<PlayerFigure login="Yuki" picture={SKIN} />);
  fireEvent.load(image);
  expect(image).toBeVisible();
});

test('a figure that failed before the page had its scripts is hidden too', () => {
  const failed = { complete: true, currentSrc: '/api/skin/Yuki/figure', naturalWidth: 0 };
  for (const [name, value] of Object.entries(failed))
    jest.spyOn(HTMLImageElement.prototype, name as keyof typeof failed, 'get').mockReturnValue(value as never);
  const { container } = render(<PlayerFigure login="Yuki" />);
  expect(container.querySelector('img')).not.toBeVisible();
  jest.restoreAllMocks();
});

test('after a navigation an image without a version gets a new URL', () => {
  recordNavigation();
  const first = skinAddress('Yuki', 'face', 32);
  expect(first).toMatch(/^\/api\/skin\/Yuki\/face\?size=32&v=[0-9a-f]{24}$/);
  expect(skinAddress('Yuki', 'face', 32)).toBe(first);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9000);
  recordNavigation();
  later.mockRestore();
  expect(skinAddress('Yuki', 'face', 32)).not.toBe(first);
  expect(skinAddress('Yuki', 'face', 32, SKIN)).toBe(`/api/skin/Yuki/face?size=32&v=${SKIN.id}`);
});
