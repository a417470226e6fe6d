import { useAmounts } from '@hoshikraft/i18n';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';

export interface InterruptedBannerProps {
  /** Stored bytes. */
  bytesHeld: number;
  /** Status of the client and missing bytes: show whether a download, an installation or a check was interrupted. */
  status: ServiceSchemas['Client']['status'];
  bytesLeft: number;
}

const useWords = ({ bytesHeld, status, bytesLeft }: InterruptedBannerProps): [title: string, text: string] => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  if (status === 'ready' || status === 'broken') {
    return [t`The launcher closed unexpectedly`, t`The launcher will check the files before the game starts.`];
  }
  if (bytesLeft === 0) {
    return [t`The installation was interrupted`, t`All files are downloaded; only the installation is left.`];
  }
  const held = bytes(bytesHeld);
  const text =
    bytesHeld > 0
      ? t`${held} already downloaded; the download will resume from there.`
      : t`It will pick up where it left off.`;
  return [t`The download was interrupted`, text];
};

/** A restart found unfinished work: nothing is lost. The main button below continues it. */
export const InterruptedBanner = (props: InterruptedBannerProps) => {
  const [title, text] = useWords(props);
  return (
    <Notice live="status" title={title}>
      {text}
    </Notice>
  );
};
