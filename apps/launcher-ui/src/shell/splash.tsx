import { BrandMark, SceneBackdrop, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Shown until the first response of the service: only for a moment, because it runs on the same machine. */
export const Splash = () => {
  const { t } = useLingui();
  return (
    <div className="launcher-splash">
      <SceneBackdrop fixed />
      <main id="main" role="status">
        <BrandMark size={72} />
        <VisuallyHidden>{t`Starting the launcher`}</VisuallyHidden>
      </main>
    </div>
  );
};
