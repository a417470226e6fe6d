import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useService } from './service-context.tsx';
import { type PictureKind, serviceQueries } from './service-queries.ts';

/** Address of a client's picture, null until it is there: pictures need the token, so each is shown from memory. */
const useServicePicture = (kind: PictureKind, uuid: string, path: string): string | null =>
  useQuery(serviceQueries.picture(useService(), kind, uuid, path)).data ?? null;

export interface ServicePictureProps {
  kind: PictureKind;
  /** The client and its `iconPath` or `backgroundPath`. */
  uuid: string;
  path: string;
  width: number;
  height: number;
  /** Empty where the picture says nothing that the text beside it does not. */
  alt?: string | undefined;
  className?: string | undefined;
  /** Stands in until the picture is there, and where there is none. */
  fallback?: ReactNode;
}

/** A client's icon or background. */
export const ServicePicture = ({ kind, uuid, path, alt = '', fallback = null, ...rest }: ServicePictureProps) => {
  const url = useServicePicture(kind, uuid, path);
  return url === null ? fallback : <img src={url} alt={alt} draggable={false} {...rest} />;
};
