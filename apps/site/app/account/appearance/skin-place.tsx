import { failureText } from '@hoshikraft/async-state';
import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Row, SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DropPlace } from './drop-place.tsx';
import { FlatFigure } from './flat-figure.tsx';
import { isOfSize, modelOf, openPicture, type SkinModel } from './look-picture.ts';
import type { Draft } from './use-draft.ts';
import { useLookUpload } from './use-look-upload.ts';

interface SkinPlaceProps {
  look: Schemas['Look'];
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
}

type Kept = Schemas['KeptSkin'];

const KeptSkins = ({
  skins,
  shown,
  onPick,
}: {
  skins: readonly Kept[];
  shown: string | undefined;
  onPick: (skin: Kept) => void;
}) => {
  const { t } = useLingui();
  const { date } = useFormats();
  return (
    <div role="group" aria-label={t`Last skins`} className="kept-skins">
      {skins.map((skin) => {
        const at = date(skin.wornAt);
        return (
          <button
            key={skin.id}
            type="button"
            className="kept-skin"
            aria-pressed={skin.url === shown}
            aria-label={t`Skin worn on ${at}`}
            onClick={() => onPick(skin)}
          >
            <FlatFigure skin={skin.url} model={skin.model} height={96} />
          </button>
        );
      })}
    </div>
  );
};

/** The skin: a file or one of the last is tried on, then kept or left. */
export const SkinPlace = ({ look, draft, onDraft }: SkinPlaceProps) => {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const upload = useLookUpload<Schemas['Look']>('skin');
  const wear = useMutation(looksQueries.wearSkin(api));
  const takeOff = useMutation(looksQueries.takeOff(api, 'skin'));
  const worn = look.skins.find(({ id }) => id === look.skin);
  const shown = draft ?? worn;

  const tryOn = async (file: File): Promise<void> => {
    const url = URL.createObjectURL(file);
    const image = await openPicture(url).catch(() => null);
    const refusal =
      image === null || file.type !== 'image/png'
        ? t`A skin is a PNG picture; this file cannot be opened as one.`
        : isOfSize('skin', image)
          ? null
          : t`A skin has 64 × 64 or 64 × 32 pixels, or a whole multiple of that up to 512 × 512. This picture has ${image.naturalWidth} × ${image.naturalHeight}.`;
    upload.refuse(refusal);
    if (image === null || refusal !== null) return URL.revokeObjectURL(url);
    onDraft({ url, file, model: modelOf(image) });
  };

  const keep = async (): Promise<void> => {
    if (draft === null) return;
    upload.refuse(null);
    if (draft.file !== undefined) {
      const kept = await upload.send(draft.file, { model: draft.model });
      if (kept === null) return;
      void looksQueries.lookChanged(kept, client);
    } else if (draft.id !== undefined) {
      try {
        await wear.mutateAsync({ id: draft.id, model: draft.model });
      } catch (failure) {
        return upload.refuse(failureText(i18n, failure));
      }
    }
    onDraft(null);
  };

  return (
    <DropPlace
      title={t`Skin`}
      hint={t`A PNG of 64 × 64 or 64 × 32 pixels or larger by a whole number, up to 2 MB. Drop it here, paste it, or choose a file.`}
      choose={t`Choose a skin`}
      types={['image/png']}
      upload={upload}
      onFile={(file) => void tryOn(file)}
      takesPaste
    >
      {shown !== undefined && (
        <SegmentedControl<SkinModel>
          label={t`Arms`}
          options={[
            { value: 'classic', label: t`Classic` },
            { value: 'slim', label: t`Slim` },
          ]}
          value={shown.model}
          onChange={(model) => onDraft({ ...(draft ?? { url: shown.url, id: worn?.id ?? '' }), model })}
        />
      )}
      {draft !== null && (
        <Row>
          <Button variant="primary" loading={upload.part !== null || wear.isPending} onClick={() => void keep()}>
            {t`Save the skin`}
          </Button>
          <Button variant="quiet" onClick={() => onDraft(null)}>
            {t`Leave as it was`}
          </Button>
        </Row>
      )}
      {look.skins.length > 0 && (
        <KeptSkins
          skins={look.skins}
          shown={shown?.url}
          onPick={({ id, url, model }) => onDraft(id === look.skin ? null : { id, url, model })}
        />
      )}
      {worn !== undefined && draft === null && (
        <Button variant="quiet" startIcon="trash" loading={takeOff.isPending} onClick={() => takeOff.mutate()}>
          {t`Take the skin off`}
        </Button>
      )}
    </DropPlace>
  );
};
