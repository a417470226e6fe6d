import { failureText } from '@hoshikraft/async-state';
import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Row, SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UploadPanel } from './upload-panel.tsx';
import { FlatFigure } from './flat-figure.tsx';
import { hasValidSize, detectModel, loadImage, type SkinModel } from './skin-image.ts';
import type { Draft } from './use-draft.ts';
import { useAppearanceUpload } from './use-appearance-upload.ts';

interface SkinEditorProps {
  look: Schemas['Look'];
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  onSaved: () => void;
}

type SavedSkin = Schemas['KeptSkin'];

const LastSkins = ({
  skins,
  shown,
  onPick,
}: {
  skins: readonly SavedSkin[];
  shown: string | undefined;
  onPick: (skin: SavedSkin) => void;
}) => {
  const { t } = useLingui();
  const { date } = useFormats();
  return (
    <div role="group" aria-label={t`Recent skins`} className="kept-skins">
      {skins.map((skin) => {
        const at = date(skin.wornAt);
        return (
          <button
            key={skin.id}
            type="button"
            className="kept-skin"
            aria-pressed={skin.url === shown}
            aria-label={t`Skin from ${at}`}
            onClick={() => onPick(skin)}
          >
            <FlatFigure skin={skin.url} model={skin.model} height={96} />
          </button>
        );
      })}
    </div>
  );
};

/** Skin: a selected file or one of the last skins is previewed, then saved or discarded. */
export const SkinEditor = ({ look, draft, onDraft, onSaved }: SkinEditorProps) => {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const upload = useAppearanceUpload<Schemas['Look']>('skin');
  const wear = useMutation(looksQueries.wearSkin(api));
  const [saves, setSaves] = useState(0);
  const takeOff = useMutation(looksQueries.takeOff(api, 'skin'));
  const worn = look.skins.find(({ id }) => id === look.skin);
  const shown = draft ?? worn;

  const preview = async (file: File): Promise<void> => {
    const url = URL.createObjectURL(file);
    const image = await loadImage(url).catch(() => null);
    const refusal =
      image === null || file.type !== 'image/png'
        ? t`Unsupported file type. Choose a PNG picture for the skin.`
        : hasValidSize('skin', image)
          ? null
          : t`A skin is 64\u00a0×\u00a064 or 64\u00a0×\u00a032 pixels, or HD in multiples of 64 up to 512\u00a0×\u00a0512. This picture is ${image.naturalWidth}\u00a0×\u00a0${image.naturalHeight}.`;
    upload.refuse(refusal);
    if (image === null || refusal !== null) return URL.revokeObjectURL(url);
    onDraft({ url, file, model: detectModel(image) });
  };

  const save = async (): Promise<void> => {
    if (draft === null) return;
    upload.refuse(null);
    if (draft.file !== undefined) {
      const saved = await upload.send(draft.file, { model: draft.model });
      if (saved === null) return;
      void looksQueries.lookChanged(saved, client);
    } else if (draft.id !== undefined) {
      try {
        await wear.mutateAsync({ id: draft.id, model: draft.model });
      } catch (failure) {
        return upload.refuse(failureText(i18n, failure));
      }
    }
    onDraft(null);
    setSaves(saves + 1);
    onSaved();
  };

  return (
    <UploadPanel
      title={t`Skin`}
      hint={t`PNG, 64\u00a0×\u00a064 or 64\u00a0×\u00a032 pixels or HD in multiples of 64, up to 2\u00a0MB. Drop it here, paste it or choose a file.`}
      choose={t`Choose a skin`}
      types={['image/png']}
      upload={upload}
      saves={saves}
      onFile={(file) => void preview(file)}
      takesPaste
    >
      {shown !== undefined && (
        <SegmentedControl<SkinModel>
          label={t`Arms`}
          options={[
            { value: 'classic', label: t`Classic arms` },
            { value: 'slim', label: t`Slim arms` },
          ]}
          value={shown.model}
          onChange={(model) => onDraft({ ...(draft ?? { url: shown.url, id: worn?.id ?? '' }), model })}
        />
      )}
      {draft !== null && (
        <Row>
          <Button variant="primary" loading={upload.part !== null || wear.isPending} onClick={() => void save()}>
            {t`Save the skin`}
          </Button>
          <Button variant="quiet" onClick={() => onDraft(null)}>
            {t`Discard changes`}
          </Button>
        </Row>
      )}
      {look.skins.length > 0 && (
        <LastSkins
          skins={look.skins}
          shown={shown?.url}
          onPick={({ id, url, model }) => onDraft(id === look.skin ? null : { id, url, model })}
        />
      )}
      {worn !== undefined && draft === null && (
        <Button variant="quiet" startIcon="trash" loading={takeOff.isPending} onClick={() => takeOff.mutate()}>
          {t`Remove skin`}
        </Button>
      )}
    </UploadPanel>
  );
};
