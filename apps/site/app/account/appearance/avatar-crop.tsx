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
  /** The avatar whose square to begin with; null begins in the middle. */
  from: Schemas['Avatar'] | null;
  onEnd: () => void;
}

/** Of the square, pixels (contract). */
const LEAST = 64;
const MOST_ZOOM = 8;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A square of whole pixels inside of the picture. */
export const squareOf = ({ x, y, width, height }: Area, source: Pick<Source, 'width' | 'height'>) => {
  const within = (at: number, most: number) => Math.min(Math.max(Math.round(at), 0), most);
  const size = within(Math.max(Math.min(width, height), LEAST), Math.min(source.width, source.height));
  return { x: within(x, source.width - size), y: within(y, source.height - size), size };
};

/** Cuts the avatar: the picture is moved by dragging, by two fingers and by arrows, and brought nearer by a slider. */
export const AvatarCrop = ({ source, from, onEnd }: AvatarCropProps) => {
  const { t, i18n } = useLingui();
  const slider = useId();
  const crop = useMutation(looksQueries.cropAvatar(useApi()));
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const maxZoom = Math.max(1, Math.min(MOST_ZOOM, Math.min(source.width, source.height) / LEAST));

  const save = (): void => {
    if (area === null) return;
    crop.mutate({ id: source.id, ...squareOf(area, source) }, { onSuccess: onEnd });
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
            'aria-label': t`The part of the picture that becomes the avatar. Move it with the arrow keys.`,
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
      <label htmlFor={slider}>{t`Nearer`}</label>
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
          {t`Leave as it was`}
        </Button>
      </Row>
    </div>
  );
};
