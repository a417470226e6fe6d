import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useService } from './service-context.tsx';
import { serviceQueries } from './service-queries.ts';

export interface ServicePictureProps {
  /** The client and its `backgroundPath`. */
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

/** A client's background. Pictures need the token, so each is shown from memory. */
export const ServicePicture = ({ uuid, path, alt = '', fallback = null, ...rest }: ServicePictureProps) => {
  const { data: url } = useQuery(serviceQueries.background(useService(), uuid, path));
  return url === undefined ? fallback : <img src={url} alt={alt} draggable={false} {...rest} />;
};
