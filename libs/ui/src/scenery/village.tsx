import { roofPath } from './geometry.ts';
import { SceneLayer } from './scene-layer.tsx';

interface House {
  x: number;
  foot: number;
  half: number;
  wall: number;
  roof: number;
}

const houses: readonly House[] = [
  { x: 92, foot: 704, half: 86, wall: 44, roof: 44 },
  { x: 236, foot: 704, half: 66, wall: 34, roof: 36 },
  { x: 352, foot: 704, half: 54, wall: 30, roof: 30 },
  { x: 470, foot: 704, half: 40, wall: 24, roof: 26 },
  { x: 1536, foot: 704, half: 62, wall: 34, roof: 34 },
];

const pagodaTiers: readonly House[] = [0, 1, 2, 3, 4].map((tier) => ({
  x: 1452,
  foot: 704 - tier * 50,
  half: 88 - tier * 11,
  wall: 28,
  roof: 30,
}));

const buildings = [...houses, ...pagodaTiers];

const walls = buildings
  .map(({ x, foot, half, wall }) => {
    const inner = Math.round(half * 0.62);
    return `M${x - inner} ${foot}v-${wall}h${inner * 2}v${wall}z`;
  })
  .join('');

const roofs = buildings.map(({ x, foot, half, wall, roof }) => roofPath(x, foot - wall, half, roof)).join('');

const windows = buildings
  .map(({ x, foot, half, wall }) => {
    const side = Math.round(wall * 0.42);
    const step = Math.round(half * 0.36);
    const top = foot - Math.round(wall * 0.78);
    return [-step, 0, step].map((shift) => `M${x + shift - side / 2} ${top}h${side}v${side}h-${side}z`).join('');
  })
  .join('');

/** Houses along the shore and the pagoda, with light in the windows. */
export function Village({ id }: { id: string }) {
  return (
    <SceneLayer depth={20}>
      <radialGradient id={`${id}warm`}>
        <stop stopColor="var(--hk-lantern)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--hk-lantern)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="240" cy="686" rx="330" ry="90" fill={`url(#${id}warm)`} />
      <ellipse cx="1460" cy="640" rx="200" ry="170" fill={`url(#${id}warm)`} opacity=".8" />
      <path d="M1450 400h4v64h-4zM1444 420h16v3h-16zM1446 430h12v3h-12zM1444 440h16v3h-16z" fill="var(--hk-bank)" />
      <path d={walls} fill="var(--hk-bank)" />
      <path d={windows} fill="var(--hk-lantern)" />
      <path d={roofs} fill="var(--hk-hill-near)" stroke="var(--hk-cloud)" strokeOpacity=".35" strokeWidth="1.5" />
      <path d="M0 704h600v-6H0zM1340 704h260v-6h-260z" fill="var(--hk-bank)" />
    </SceneLayer>
  );
}
