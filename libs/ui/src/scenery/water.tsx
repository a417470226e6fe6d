import { glitterPath, waterline } from './geometry.ts';
import { SceneLayer } from './scene-layer.tsx';

const moonlight = glitterPath(5, 1190, waterline + 8, 892, 190);
const lamplight = [92, 236, 352, 470, 1452, 1536]
  .map((x, index) => glitterPath(40 + index, x, waterline + 6, 790, 40))
  .join('');

const floating: readonly (readonly [x: number, y: number, scale: number])[] = [
  [960, 742, 0.6],
  [1046, 770, 0.85],
  [1366, 756, 0.7],
  [1428, 806, 1.15],
  [880, 812, 1.1],
  [560, 766, 0.75],
  [690, 738, 0.55],
  [980, 846, 1.45],
];

/** The lake: moonlight on it, the gate standing in it, paper lanterns afloat. */
export function Water({ id }: { id: string }) {
  return (
    <>
      <SceneLayer depth={24}>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop stopColor="var(--hk-sky-horizon)" />
          <stop offset=".12" stopColor="var(--hk-water)" />
          <stop offset="1" stopColor="var(--hk-water-deep)" />
        </linearGradient>
        <rect x="-80" y={waterline} width="1760" height="240" fill={`url(#${id}water)`} />
        <path d={moonlight} fill="var(--hk-moon)" opacity=".5" />
        <path d={lamplight} fill="var(--hk-lantern)" opacity=".4" />
        <Torii id={id} />
        <g transform="matrix(1 0 0 -1 0 1586)" opacity=".26">
          <use href={`#${id}torii`} />
        </g>
        <path
          d="M1040 792h96v3h-96zM1060 800h60v2h-60zM1250 792h96v3h-96zM1268 800h60v2h-60z"
          fill="var(--hk-moon)"
          opacity=".4"
        />
      </SceneLayer>
      <SceneLayer depth={32} className="hk-scene__float">
        <radialGradient id={`${id}lamp`}>
          <stop stopColor="var(--hk-lantern)" stopOpacity=".7" />
          <stop offset=".4" stopColor="var(--hk-lantern)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--hk-lantern)" stopOpacity="0" />
        </radialGradient>
        <g id={`${id}float`}>
          <ellipse rx="64" ry="46" cy="-8" fill={`url(#${id}lamp)`} />
          <path d="M-13-26h26V0h-26z" fill="var(--hk-lantern)" />
          <path d="M-13-26h26l-5-6H-8z" fill="var(--hk-lantern-core)" />
          <path d="M-7-19H7v13H-7z" fill="var(--hk-lantern-core)" />
          <path d="M-13-26h3V0h-3zM10-26h3V0h-3zM-18 0h36v5h-36z" fill="var(--hk-torii-shade)" />
          <path
            d="M-12 9h24v3h-24zM-9 15H9v3H-9zM-11 22H8v2h-19zM-5 29H7v2H-5z"
            fill="var(--hk-lantern)"
            opacity=".6"
          />
        </g>
        {floating.map(([x, y, scale]) => (
          <use key={x} href={`#${id}float`} transform={`translate(${x} ${y})scale(${scale})`} />
        ))}
      </SceneLayer>
    </>
  );
}

function Torii({ id }: { id: string }) {
  return (
    <g id={`${id}torii`}>
      <linearGradient id={`${id}post`}>
        <stop stopColor="var(--hk-torii-shade)" />
        <stop offset=".45" stopColor="var(--hk-torii)" />
        <stop offset="1" stopColor="var(--hk-torii-shade)" />
      </linearGradient>
      <path d="M1086 470h28l6 322h-42zM1266 470h28l8 322h-42z" fill={`url(#${id}post)`} />
      <path d="M1079 752h40l1 40h-42zM1261 752h40l1 40h-42z" fill="var(--hk-bank)" />
      <path d="M1172 474h36v62h-36z" fill="var(--hk-torii-shade)" />
      <path d="M1042 532h296v24h-296z" fill="var(--hk-torii)" />
      <path d="M1042 550h296v6h-296zM1078 556h44v8h-44zM1258 556h44v8h-44z" fill="var(--hk-torii-shade)" />
      <path d="M1024 446q166 30 332 0l-8 24q-158 24-316 0z" fill="var(--hk-torii-shade)" />
      <path d="M1006 418q184 40 368 0l-8 32q-176 32-352 0z" fill="var(--hk-torii)" />
      <path d="M992 398q10 14 14 20 184 40 368 0 4-6 14-20-198 40-396 0z" fill="var(--hk-bank)" />
      <path d="M1164 470h52v56h-52z" fill="var(--hk-bank)" />
      <path d="M1169 475h42v46h-42z" fill="none" stroke="var(--hk-lantern)" strokeWidth="2" />
      <path d="M1187 482h6v8h8v6h-6v6h4v8h-6v-6h-6v6h-6v-8h4v-6h-6v-6h8z" fill="var(--hk-lantern)" />
      <path d="M1104 584q86 40 172 0" fill="none" stroke="var(--hk-moon-shade)" strokeWidth="9" />
      <path
        d="M1104 584q86 40 172 0"
        fill="none"
        stroke="var(--hk-torii-shade)"
        strokeWidth="9"
        strokeDasharray="3 9"
        opacity=".6"
      />
      <path
        d="M1136 600l14 2-6 12 12 2-8 14 10 2-16 18 4-14-11 0 6-14-10-2zM1186 608l14 0-6 12 12 2-8 14 10 2-16 18 4-14-11 0 6-14-10-2zM1234 602l14-4-4 12 12 2-8 14 10 2-16 18 4-14-11 0 6-14-10-2z"
        fill="var(--hk-snow)"
      />
    </g>
  );
}
