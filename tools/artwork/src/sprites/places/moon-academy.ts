import { path } from '../markup.ts';
import { box, disc, ground, stars, through, windows } from './shapes.ts';

/** Left, top, width of a tower; the tip of its roof is as high above it as `roof`. */
const towers = [
  { x: 560, y: 190, width: 40, roof: 66 },
  { x: 626, y: 150, width: 48, roof: 84 },
  { x: 700, y: 112, width: 60, roof: 96 },
  { x: 786, y: 164, width: 46, roof: 78 },
  { x: 852, y: 204, width: 38, roof: 60 },
] as const;

const book = (x: number, y: number): string => `M${x} ${y}l18 5 18-5v16l-18 5-18-5z`;
const pages = (x: number, y: number): string => `M${x + 2} ${y - 3}q10-3 16 3 6-6 16-3v15q-10-3-16 3-6-6-16-3z`;

/** A school of magic before a great moon, its books out for a flight: Magic RPG. */
export const moonAcademy = [
  path(stars(33, 70, 2), { fill: '#ffe6f7', opacity: '.6' }),
  path(stars(41, 16, 4), { fill: '#ffb3e0', opacity: '.7' }),
  path(disc([716, 150], 148), { fill: '#ffdf9f', opacity: '.12' }),
  path(disc([716, 150], 122), { fill: '#ffe9b8' }),
  path(
    box(640, 96, 36, 18) + box(756, 74, 28, 20) + box(784, 120, 24, 14) + box(628, 170, 20, 12) + box(704, 56, 22, 12),
    {
      fill: '#f2c98c',
      opacity: '.7',
    },
  ),
  path(ground({ top: 292, wave: 20, block: 12, phase: 2.2 }), { fill: '#4a1858' }),
  path(towers.map(({ x, y, width }) => box(x, y, width, 320 - y)).join('') + box(540, 236, 370, 84), {
    fill: '#3a1150',
  }),
  path(towers.map(({ x, y, width }) => box(x + width * 0.62, y, width * 0.38, 320 - y)).join(''), { fill: '#2a0a3f' }),
  path(
    towers
      .map(({ x, y, width, roof }) =>
        through([
          [x - 7, y],
          [x + width / 2, y - roof],
          [x + width + 7, y],
        ]),
      )
      .join(''),
    { fill: '#8e2f8a' },
  ),
  path(
    towers
      .map(({ x, y, width, roof }) =>
        through([
          [x + width * 0.6, y],
          [x + width / 2, y - roof],
          [x + width + 7, y],
        ]),
      )
      .join(''),
    { fill: '#6a1f72' },
  ),
  path(towers.map(({ x, y, width, roof }) => box(x + width / 2, y - roof - 16, 2, 18)).join(''), { fill: '#6a1f72' }),
  path(towers.map(({ x, y, width, roof }) => box(x + width / 2 + 2, y - roof - 16, 14, 8)).join(''), {
    fill: '#ff9ad0',
  }),
  path(Array.from({ length: 19 }, (_, merlon) => box(540 + merlon * 20, 228, 11, 10)).join(''), { fill: '#3a1150' }),
  path(
    windows(23, [
      [568, 204, 2, 2],
      [634, 166, 3, 4],
      [710, 132, 4, 6],
      [794, 180, 3, 3],
      [858, 218, 2, 1],
      [560, 250, 10, 2],
      [776, 250, 10, 2],
    ]),
    { fill: '#ffd27a' },
  ),
  path('M712 320v-38a18 18 0 0 1 36 0v38z', { fill: '#ffb35c' }),
  path('M718 320v-36a12 12 0 0 1 24 0v36z', { fill: '#ffe6a8' }),
  path(box(420, 300, 130, 8) + box(440, 308, 8, 30) + box(480, 308, 8, 30) + box(520, 308, 8, 30), { fill: '#3a1150' }),
  path(ground({ top: 326, wave: 14, block: 12, phase: 5.1 }), { fill: '#220733' }),
  path(book(470, 150) + book(404, 214) + book(512, 232) + book(880, 110), { fill: '#c04a94' }),
  path(pages(470, 150) + pages(404, 214) + pages(512, 232) + pages(880, 110), { fill: '#fff0da' }),
  path(
    'M440 120l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM548 110l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM908 168l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
    {
      fill: '#ffe9b0',
    },
  ),
].join('');
