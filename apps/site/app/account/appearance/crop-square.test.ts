import { cropSquare } from './avatar-crop.tsx';

const SOURCE = { width: 300, height: 200 };

test.each([
  ['is rounded to whole pixels', { x: 10.4, y: 20.6, width: 99.7, height: 99.7 }, { x: 10, y: 21, size: 100 }],
  ['stays inside at the far edges', { x: 200.6, y: 100.6, width: 100, height: 100 }, { x: 200, y: 100, size: 100 }],
  ['stays inside at the near edges', { x: -0.6, y: -3, width: 100, height: 100 }, { x: 0, y: 0, size: 100 }],
  ['is never smaller than an avatar', { x: 280, y: 150, width: 63.6, height: 63.6 }, { x: 236, y: 136, size: 64 }],
  ['is never larger than the picture', { x: 0, y: 0, width: 200.4, height: 200.4 }, { x: 0, y: 0, size: 200 }],
])('the square of the avatar %s', (_, area, square) => {
  expect(cropSquare(area, SOURCE)).toEqual(square);
});
