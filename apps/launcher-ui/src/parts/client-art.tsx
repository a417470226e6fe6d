import { ServerPlace } from '@hoshikraft/ui';
import { ServicePicture } from '../service/service-picture.tsx';
import type { ServiceSchemas } from '../service/service-queries.ts';
import './client-art.css';

/** The client's background picture behind the whole window, darkened where text is. Decorative. */
export const ClientArt = ({
  client: { uuid, serverId, backgroundPath },
}: {
  client: Pick<ServiceSchemas['Client'], 'uuid' | 'serverId' | 'backgroundPath'>;
}) => (
  <div className="client-art" aria-hidden="true">
    <ServicePicture
      uuid={uuid}
      path={backgroundPath}
      width={1280}
      height={720}
      fallback={<ServerPlace server={serverId} />}
    />
  </div>
);
