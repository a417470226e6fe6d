import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Row, Skeleton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PlayerFace } from '../../community/players/player-face.tsx';
import { DropPlace } from './drop-place.tsx';
import { useLookUpload } from './use-look-upload.ts';

const AvatarCrop = lazy(async () => ({ default: (await import('./avatar-crop.tsx')).AvatarCrop }));

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 5 * 1024 * 1024;

interface Cutting {
  source: Schemas['AvatarSource'];
  from: Schemas['Avatar'] | null;
}

/** The avatar: a picture is uploaded, a square of it cut out; the one before can be brought back. */
export const AvatarPlace = ({ look, login }: { look: Schemas['Look']; login: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const upload = useLookUpload<Schemas['AvatarSource']>('avatar');
  const rollBack = useMutation(looksQueries.rollBackAvatar(api));
  const takeOff = useMutation(looksQueries.takeOff(api, 'avatar'));
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const { avatar, previousAvatar } = look;

  const take = async (file: File): Promise<void> => {
    if (!TYPES.includes(file.type)) return upload.refuse(t`Unsupported file type. Take a PNG, JPEG or WebP picture.`);
    if (file.size > MOST_BYTES) return upload.refuse(t`The file is larger than 5 MB.`);
    const source = await upload.send(file);
    if (source !== null) setCutting({ source, from: null });
  };

  return (
    <DropPlace
      title={t`Avatar`}
      hint={t`A PNG, JPEG or WebP picture up to 5 MB. It stands beside your name instead of the face of the skin.`}
      choose={t`Choose a picture`}
      types={TYPES}
      upload={upload}
      onFile={(file) => void take(file)}
    >
      <PlayerFace login={login} picture={look.avatarOrSkin} size={96} alt={t`Your face now`} />
      {cutting !== null && (
        <Suspense fallback={<Skeleton variant="card" height={320} />}>
          <AvatarCrop key={cutting.source.id} {...cutting} onEnd={() => setCutting(null)} />
        </Suspense>
      )}
      {cutting === null && (
        <Row>
          {avatar !== null && (
            <Button size="small" startIcon="pen" onClick={() => setCutting({ source: avatar.source, from: avatar })}>
              {t`Cut it otherwise`}
            </Button>
          )}
          {previousAvatar !== null && (
            <Button size="small" startIcon="history" loading={rollBack.isPending} onClick={() => rollBack.mutate()}>
              {t`Bring the previous one back`}
            </Button>
          )}
          {avatar !== null && (
            <Button
              size="small"
              variant="quiet"
              startIcon="trash"
              loading={takeOff.isPending}
              onClick={() => takeOff.mutate()}
            >
              {t`Remove the avatar`}
            </Button>
          )}
        </Row>
      )}
    </DropPlace>
  );
};
