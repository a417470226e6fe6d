import { useEffect, useState } from 'react';
import type { SkinModel } from './look-picture.ts';

/** What is tried on and not kept yet: a chosen file, or one of the last skins by its id. */
export interface Draft {
  /** Address of the picture. */
  url: string;
  file?: File;
  id?: string;
  model: SkinModel;
}

/** A draft; its file is let go of once it is tried on no more. */
export const useDraft = () => {
  const state = useState<Draft | null>(null);
  const url = state[0]?.file === undefined ? null : state[0].url;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return state;
};
