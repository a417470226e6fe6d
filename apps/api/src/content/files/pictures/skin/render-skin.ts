import sharp from 'sharp';
import { renderBoxes } from './render-boxes.ts';
import { renderFace } from './render-face.ts';
import { addRimLight } from './rim-light.ts';
import { skinBoxes } from './skin-boxes.ts';
import type { SkinModel } from './skin-boxes.ts';
import { openTexture } from './texture.ts';

export interface SkinPicture {
  /** The skin, a PNG. */
  bytes: Uint8Array;
  model: SkinModel;
  part: 'face' | 'bust' | 'figure';
  /** Height, pixels: a face and a bust are square, a figure is half as wide. */
  size: number;
  format: 'png' | 'webp';
}

type Raw = { pixels: Uint8Array; width: number; height: number; channels: 3 | 4 };

function renderRaw(skin: ReturnType<typeof openTexture>, { model, part, size }: SkinPicture): Raw {
  if (part === 'face') return { pixels: renderFace(skin, size), width: size, height: size, channels: 3 };
  const width = part === 'figure' ? size / 2 : size;
  const pixels = renderBoxes(skin, skinBoxes(model, part === 'figure'), width, size);
  addRimLight(pixels, width, size);
  return { pixels, width, height: size, channels: 4 };
}

/** Renders a part of a player from the skin. @throws Error if the picture is not a skin */
export async function renderSkin(options: SkinPicture): Promise<Uint8Array> {
  const { data, info } = await sharp(options.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { pixels, ...raw } = renderRaw(openTexture(data, info.width, info.height), options);
  const picture = sharp(pixels, { raw });
  return options.format === 'png'
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.webp({ lossless: true, effort: 4 }).toBuffer();
}
