import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UploadPanel } from './upload-panel.tsx';
import { hasValidSize, loadImage } from './skin-image.ts';
import type { Draft } from './use-draft.ts';
import { useAppearanceUpload } from './use-appearance-upload.ts';

interface CapeEditorProps {
  look: Schemas['Look'];
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  onSaved: () => void;
}

/** Cape: a selected file is previewed, then saved or discarded. */
export const CapeEditor = ({ look, draft, onDraft, onSaved }: CapeEditorProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const upload = useAppearanceUpload<Schemas['Look']>('cape');
  const [saves, setSaves] = useState(0);
  const takeOff = useMutation(looksQueries.takeOff(useApi(), 'cape'));
  const shown = draft?.url ?? look.cape?.url;

  const preview = async (file: File): Promise<void> => {
    const url = URL.createObjectURL(file);
    const image = await loadImage(url).catch(() => null);
    const refusal =
      image === null || file.type !== 'image/png'
        ? t`Unsupported file type. Choose a PNG picture for the cape.`
        : hasValidSize('cape', image)
          ? null
          : t`A cape is 64\u00a0×\u00a032 pixels, or HD in multiples of 64 up to 512\u00a0×\u00a0256. This picture is ${image.naturalWidth}\u00a0×\u00a0${image.naturalHeight}.`;
    upload.refuse(refusal);
    if (image === null || refusal !== null) return URL.revokeObjectURL(url);
    onDraft({ url, file, model: 'classic' });
  };

  const save = async (): Promise<void> => {
    const saved = draft?.file === undefined ? null : await upload.send(draft.file);
    if (saved === null) return;
    void looksQueries.lookChanged(saved, client);
    onDraft(null);
    setSaves(saves + 1);
    onSaved();
  };

  return (
    <UploadPanel
      title={t`Cape`}
      hint={t`PNG, 64\u00a0×\u00a032 pixels or HD in multiples of 64, up to 2\u00a0MB.`}
      choose={t`Choose a cape`}
      types={['image/png']}
      upload={upload}
      saves={saves}
      onFile={(file) => void preview(file)}
    >
      {shown !== undefined && (
        <svg className="flat-cape" viewBox="1 1 10 16" width="50" height="80" aria-hidden="true">
          <image href={shown} width="64" height="32" />
        </svg>
      )}
      {draft !== null && (
        <Row>
          <Button variant="primary" loading={upload.part !== null} onClick={() => void save()}>
            {t`Save the cape`}
          </Button>
          <Button variant="quiet" onClick={() => onDraft(null)}>
            {t`Discard changes`}
          </Button>
        </Row>
      )}
      {look.cape !== null && draft === null && (
        <Button variant="quiet" startIcon="trash" loading={takeOff.isPending} onClick={() => takeOff.mutate()}>
          {t`Remove cape`}
        </Button>
      )}
    </UploadPanel>
  );
};
