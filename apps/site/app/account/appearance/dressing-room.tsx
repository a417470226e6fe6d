import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { wornTextures } from '../../community/players/worn-textures.ts';
import { AvatarPlace } from './avatar-place.tsx';
import { CapePlace } from './cape-place.tsx';
import { SkinPlace } from './skin-place.tsx';
import { TryOnFigure } from './try-on-figure.tsx';
import { useDraft } from './use-draft.ts';
import { useOwnSkin } from './use-own-skin.ts';

/** The player in what is chosen, before anything is kept, and beside it where it is chosen. */
export const DressingRoom = ({ look, login }: { look: Schemas['Look']; login: string }) => {
  const { t } = useLingui();
  const [skin, setSkin] = useDraft();
  const [cape, setCape] = useDraft();
  const own = useOwnSkin(login);
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
            label={isTried ? t`You in what is chosen and not saved yet` : t`You in what you wear`}
            {...outfit}
            cape={cape?.url ?? look.cape?.url ?? null}
          />
        )}
        <p role="status" className="hk-muted">
          {isTried && t`Not saved yet: others still see what you wore before.`}
        </p>
      </div>
      <div className="dressing-room__places">
        <SkinPlace look={look} draft={skin} onDraft={setSkin} />
        <CapePlace look={look} draft={cape} onDraft={setCape} />
        <AvatarPlace look={look} login={login} />
      </div>
    </div>
  );
};
