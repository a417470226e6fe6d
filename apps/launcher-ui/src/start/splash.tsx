import { BrandMark, SceneBackdrop, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Before the service has answered for the first time: a blink, on one machine. */
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
