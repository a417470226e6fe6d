import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useService } from './service-context.tsx';
import { type PictureKind, serviceQueries } from './service-queries.ts';

/** Blob URL of a client's picture, null until it is loaded: pictures need the token, so each is shown from memory. */
const useServicePicture = (kind: PictureKind, uuid: string, path: string): string | null =>
  useQuery(serviceQueries.picture(useService(), kind, uuid, path)).data ?? null;

export interface ServicePictureProps {
  kind: PictureKind;
  /** The client and its `iconPath` or `backgroundPath`. */
  uuid: string;
  path: string;
  width: number;
  height: number;
  /** Empty if the picture adds nothing to the text beside it. */
  alt?: string | undefined;
  className?: string | undefined;
  /** Fallback until the picture is loaded, and if there is none. */
  fallback?: ReactNode;
}

/** A client's icon or background. */
export const ServicePicture = ({ kind, uuid, path, alt = '', fallback = null, ...rest }: ServicePictureProps) => {
  const url = useServicePicture(kind, uuid, path);
  return url === null ? fallback : <img src={url} alt={alt} draggable={false} {...rest} />;
};
