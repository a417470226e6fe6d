import { hashText } from '@hoshikraft/shared';
import { useState } from 'react';
import { PixelArt } from './pixel-art.tsx';

const skins = ['#ffdfc4', '#f3c7a0', '#d9a277', '#a8714d', '#7a4c33', '#ffe9db'];
const hairs = ['#2a1f3d', '#5b3420', '#e8b04a', '#e86a9b', '#6a7cff', '#41c4b0', '#dfe4f5', '#b0413e', '#8b5fd6'];
const eyes = ['#3a7bff', '#2fae74', '#8d4fe0', '#c4562e', '#d23f7e', '#20242f'];
const backs = ['#3d2f78', '#245a78', '#6b3050', '#35603a', '#73452a', '#2c3d80'];

/* h hair, d hair shade, s skin, w white of the eye, e eye, b blush, m mouth, c ears or hat. */
const heads = [
  [
    '..........',
    '.hhhhhhhh.',
    'hhhhhhhhhh',
    'hhdhhhhdhh',
    'hhsdhhdshh',
    'hsssssssdh',
    'hswesseswh',
    'hbweddewbh',
    '.ssssmsss.',
    '..ssssss..',
  ],
  [
    'c........c',
    'cc.hhhh.cc',
    'chhhhhhhhc',
    'hhhhhhhhhh',
    'hdhhdhhhdh',
    'hshsshshsh',
    'hswessewsh',
    'hbwessewbh',
    'hssssmsssh',
    'h.ssssss.h',
  ],
  [
    '...hhhh...',
    '.hhhhhhhh.',
    'hhhhhhhhhh',
    'hhhhhhhhdd',
    'hhhhdsssdd',
    'hsddsssssd',
    'sswessewss',
    'sbwessewbs',
    '.sssmmsss.',
    '..ssssss..',
  ],
  [
    '..cc..cc..',
    '.hhhhhhhh.',
    'hhhhdhhhhh',
    'hhdhshhdhh',
    'hhshsshshh',
    'hsssssssdh',
    'hswessewsh',
    'hbwessewbh',
    'hsssmmsssh',
    'hh.ssss.hh',
  ],
  [
    '.cccccccc.',
    'cccccccccc',
    'cccccccccc',
    'hhhhhhhhhh',
    'hdhhssshdh',
    'hsssssssss',
    'sswessewss',
    'sbwessewbs',
    '.ssssmsss.',
    '..ssssss..',
  ],
] as const;

const pick = <T,>(list: readonly T[], hash: number, shift: number): T => list[(hash >>> shift) % list.length] as T;

export interface PixelFaceProps {
  /** The player's login; the same login always gives the same face. */
  login: string;
  size?: number | undefined;
}

/** A pixel face generated from a login, for players without a skin or avatar. */
export function PixelFace({ login, size = 40 }: PixelFaceProps) {
  const hash = hashText(login.toLowerCase());
  const hair = pick(hairs, hash, 3);
  return (
    <PixelArt
      rows={pick(heads, hash, 0)}
      palette={{
        h: hair,
        d: `color-mix(in srgb, ${hair} 72%, #120a24)`,
        s: pick(skins, hash, 7),
        w: '#fff',
        e: pick(eyes, hash, 11),
        b: '#ff9aa8',
        m: '#b4525c',
        c: pick(hairs, hash, 17),
      }}
      width={size}
      height={size}
      style={{ background: pick(backs, hash, 21) }}
    />
  );
}

export interface AvatarProps extends PixelFaceProps {
  /** URL of the rendered face or avatar; without it the face is generated from the login. */
  src?: string | null | undefined;
  /** The same for screens of more pixels. */
  srcSet?: string | undefined;
  /** Spoken name; leave out beside the written name. */
  alt?: string | undefined;
}

/** A player's picture, with its size set so that nothing moves; the generated face while the picture cannot be loaded. */
export function Avatar({ login, src, srcSet, alt = '', size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  const box = { width: size, height: size };
  const drawn = failed || !src;
  return (
    <span className="hk-avatar" style={box} {...(drawn && alt && { role: 'img', 'aria-label': alt })}>
      {drawn && <PixelFace login={login} size={size} />}
      {src && (
        <img
          // It may have failed before the page had its event handlers.
          ref={(image) => {
            if (image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
              setFailed(true);
          }}
          src={src}
          srcSet={srcSet}
          alt={alt}
          hidden={failed}
          {...box}
          loading="lazy"
          decoding="async"
          onLoad={() => setFailed(false)}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
