import { useEffect, useState } from 'react';
import type { SkinModel } from './skin-image.ts';

/** Texture that is previewed and not saved yet: a selected file, or one of the last skins by its id. */
export interface Draft {
  /** URL of the image. */
  url: string;
  file?: File;
  id?: string;
  model: SkinModel;
}

/** State of a draft; the object URL of its file is revoked when the draft is replaced. */
export const useDraft = () => {
  const state = useState<Draft | null>(null);
  const url = state[0]?.file === undefined ? null : state[0].url;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return state;
};
