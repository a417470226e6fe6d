import { failureText } from '@hoshikraft/async-state';
import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

type Source = Schemas['AvatarSource'];

interface AvatarCropProps {
  source: Source;
  /** Avatar whose square is selected initially; null selects the middle. */
  from: Schemas['Avatar'] | null;
  onEnd: () => void;
}

/** Smallest side of the square, in pixels (contract). */
const MIN_SIZE = 64;
const MAX_ZOOM = 8;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds the area to a square of whole pixels inside the picture. */
export const cropSquare = ({ x, y, width, height }: Area, source: Pick<Source, 'width' | 'height'>) => {
  const clamp = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max);
  const size = clamp(Math.max(Math.min(width, height), MIN_SIZE), Math.min(source.width, source.height));
  return { x: clamp(x, source.width - size), y: clamp(y, source.height - size), size };
};

/** Crops the avatar: drag, pinch or arrow keys move the picture, a slider zooms. */
export const AvatarCrop = ({ source, from, onEnd }: AvatarCropProps) => {
  const { t, i18n } = useLingui();
  const slider = useId();
  const crop = useMutation(looksQueries.cropAvatar(useApi()));
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const maxZoom = Math.max(1, Math.min(MAX_ZOOM, Math.min(source.width, source.height) / MIN_SIZE));

  const save = (): void => {
    if (area === null) return;
    crop.mutate({ id: source.id, ...cropSquare(area, source) }, { onSuccess: onEnd });
  };
  return (
    <div className="avatar-crop">
      <div className="avatar-crop__frame">
        <Cropper
          image={source.url}
          crop={at}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={1}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': t`The part of the picture used as your avatar. Move it with the arrow keys.`,
          }}
          mediaProps={{ alt: '' }}
          {...(from !== null && {
            initialCroppedAreaPixels: { x: from.x, y: from.y, width: from.size, height: from.size },
          })}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropComplete={(_part, pixels) => setArea(pixels)}
        />
      </div>
      <label htmlFor={slider}>{t`Zoom`}</label>
      <input
        id={slider}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        disabled={maxZoom === 1}
        onChange={({ target }) => setZoom(Number(target.value))}
      />
      {crop.isError && (
        <p role="alert" className="look-place__refusal">
          {failureText(i18n, crop.error)}
        </p>
      )}
      <Row>
        <Button variant="primary" loading={crop.isPending} disabled={area === null} onClick={save}>
          {t`Save the avatar`}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t`Discard changes`}
        </Button>
      </Row>
    </div>
  );
};
