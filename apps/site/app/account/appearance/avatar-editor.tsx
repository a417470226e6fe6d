import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Row, Skeleton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PlayerFace } from '../../community/players/player-face.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useAppearanceUpload } from './use-appearance-upload.ts';

const AvatarCrop = lazy(async () => ({ default: (await import('./avatar-crop.tsx')).AvatarCrop }));

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

interface CropState {
  source: Schemas['AvatarSource'];
  from: Schemas['Avatar'] | null;
}

/** Avatar: upload and crop of a picture, and a way back to the previous one. */
export const AvatarEditor = ({ look, login }: { look: Schemas['Look']; login: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const upload = useAppearanceUpload<Schemas['AvatarSource']>('avatar');
  const rollBack = useMutation(looksQueries.rollBackAvatar(api));
  const takeOff = useMutation(looksQueries.takeOff(api, 'avatar'));
  const [crop, setCrop] = useState<CropState | null>(null);
  const { avatar, previousAvatar } = look;

  const uploadFile = async (file: File): Promise<void> => {
    if (!TYPES.includes(file.type)) return upload.refuse(t`Unsupported file type. Choose a PNG, JPEG or WebP picture.`);
    if (file.size > MAX_BYTES) return upload.refuse(t`The file is larger than 5\u00a0MB.`);
    const source = await upload.send(file);
    if (source !== null) setCrop({ source, from: null });
  };

  return (
    <UploadPanel
      title={t`Avatar`}
      hint={t`PNG, JPEG or WebP, up to 5\u00a0MB. Shown next to your name instead of your skin's face.`}
      choose={t`Choose a picture`}
      types={TYPES}
      upload={upload}
      onFile={(file) => void uploadFile(file)}
    >
      <PlayerFace login={login} picture={look.avatarOrSkin} size={96} alt={t`Your current avatar`} />
      {crop !== null && (
        <Suspense fallback={<Skeleton variant="card" height={320} />}>
          <AvatarCrop key={crop.source.id} {...crop} onEnd={() => setCrop(null)} />
        </Suspense>
      )}
      {crop === null && (
        <Row>
          {avatar !== null && (
            <Button size="small" startIcon="pen" onClick={() => setCrop({ source: avatar.source, from: avatar })}>
              {t`Change crop`}
            </Button>
          )}
          {previousAvatar !== null && (
            <Button size="small" startIcon="history" loading={rollBack.isPending} onClick={() => rollBack.mutate()}>
              {t`Restore previous avatar`}
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
    </UploadPanel>
  );
};
