import { createContext, useContext } from 'react';
import type { Image } from '../../written.ts';

/** Pictures of the document by id, and a way to add more of them. */
export interface Pictures {
  images: Readonly<Record<string, Image>>;
}

const PicturesContext = createContext<Pictures>({ images: {} });

export const PicturesProvider = PicturesContext.Provider;

/** The picture with this id; undefined if the server no longer has it. */
export const usePicture = (id: string | null): Image | undefined => {
  const { images } = useContext(PicturesContext);
  return id === null ? undefined : images[id];
};
