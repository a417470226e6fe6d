import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wornTextures } from '../../community/players/worn-textures.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { CapeEditor } from './cape-editor.tsx';
import { SkinEditor } from './skin-editor.tsx';
import { TryOnFigure } from './try-on-figure.tsx';
import { useDraft } from './use-draft.ts';
import { useFreshFace } from './use-fresh-face.ts';
import { useOwnSkin } from './use-own-skin.ts';

/** Preview of the player with the selected skin and cape, beside the panels that change them. */
export const OutfitEditor = ({ look, login }: { look: Schemas['Look']; login: string }) => {
  const { t } = useLingui();
  const [skin, setSkin] = useDraft();
  const [cape, setCape] = useDraft();
  const [isSaved, setSaved] = useState(false);
  const own = useOwnSkin(login);
  useFreshFace(look);
  const worn = look.skins.find(({ id }) => id === look.skin);
  const textures = own && { skin: wornTextures(login, own).skin, model: own.model };
  const shown = skin ?? (worn && { url: worn.url, model: worn.model }) ?? null;
  const outfit = shown === null ? textures : { skin: shown.url, model: shown.model };
  const isTried = skin !== null || cape !== null;
  return (
    <div className="dressing-room">
      <div className="dressing-room__figure">
        {outfit && (
          <TryOnFigure
            label={isTried ? t`Preview of unsaved changes` : t`Your current appearance`}
            {...outfit}
            cape={cape?.url ?? look.cape?.url ?? null}
          />
        )}
        <p role="status" className="hk-muted">
          {isTried
            ? t`Not saved yet: others still see your previous look.`
            : isSaved && t`Saved. This is how everyone sees you now.`}
        </p>
      </div>
      <div className="dressing-room__places">
        <SkinEditor look={look} draft={skin} onDraft={setSkin} onSaved={() => setSaved(true)} />
        <CapeEditor look={look} draft={cape} onDraft={setCape} onSaved={() => setSaved(true)} />
        <AvatarEditor look={look} login={login} />
      </div>
    </div>
  );
};
