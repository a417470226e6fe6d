import type { CSSProperties } from 'react';

export interface RoleCrestProps {
  /** 1 is the lowest; the crest gains a petal and a point with every tier, up to 8. */
  tier: number;
  /** The role's colour, any CSS colour. */
  colour: string;
  size?: number | undefined;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Petals of a family crest around the middle of a 48 × 48 field. */
function petalPaths(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2 - Math.PI / 2;
    const half = Math.min(0.62, Math.PI / count) * 0.82;
    const at = (angle: number, radius: number) =>
      `${round(24 + Math.cos(angle) * radius)} ${round(24 + Math.sin(angle) * radius)}`;
    return `M${at(turn, 5)}Q${at(turn - half, 13)} ${at(turn - half * 0.5, 17)}L${at(turn, 15)}L${at(turn + half * 0.5, 17)}Q${at(turn + half, 13)} ${at(turn, 5)}z`;
  }).join('');
}

/** Crest of a role. Decorative: the name of the role is beside it. */
export function RoleCrest({ tier, colour, size = 48 }: RoleCrestProps) {
  const level = Math.min(8, Math.max(1, Math.round(tier)));
  return (
    <svg
      className="hk-role-badge__crest"
      style={{ '--hk-role-colour': colour } as CSSProperties}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path
        d="M14 2h20v4h6v4h4v4h4v20h-4v4h-4v4h-6v4H14v-4H8v-4H4v-4H0V14h4v-4h4V6h6z"
        fill={`color-mix(in srgb, ${colour} 58%, #0b0720)`}
      />
      <path
        d="M15 4h18v4h6v3h3v4h4v18h-4v4h-3v3h-6v4H15v-4H9v-3H6v-4H2V15h4v-4h3V8h6z"
        fill={`color-mix(in srgb, ${colour} 24%, #0b0720)`}
      />
      <path d={petalPaths(level + 2)} fill={colour} />
      <path d="M24 20l4 4-4 4-4-4z" fill="#fff" />
      {level >= 4 && <path d="M22 0h4v3h-4zM22 45h4v3h-4zM0 22h3v4H0zM45 22h3v4h-3z" fill={colour} />}
      {level >= 6 && <path d="M9 9h3v3H9zM36 9h3v3h-3zM9 36h3v3H9zM36 36h3v3h-3z" fill="#fff" opacity=".9" />}
    </svg>
  );
}
