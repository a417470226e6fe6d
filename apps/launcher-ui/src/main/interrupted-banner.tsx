import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

export interface InterruptedBannerProps {
  /** What is on the disk already, bytes. */
  bytesHeld: number;
  onContinue: () => void;
}

/** A restart found a download half done: nothing of it is lost. */
export const InterruptedBanner = ({ bytesHeld, onContinue }: InterruptedBannerProps) => {
  const { t } = useLingui();
  const { bytes } = useFormats();
  const held = bytes(bytesHeld);
  return (
    <Notice
      live="status"
      title={t`The download was interrupted`}
      action={
        <Button size="small" startIcon="download" onClick={onContinue}>
          {t`Continue`}
        </Button>
      }
    >
      {bytesHeld > 0 ? t`${held} are here already, and it goes on from there.` : t`It goes on where it stopped.`}
    </Notice>
  );
};
