import { Trans } from '@lingui/react/macro';
import { WriteToUs } from './write-to-us.tsx';

/** For whoever can give no second factor any more: what to write to us, and what comes of it. */
export const LostPhone = () => (
  <WriteToUs
    what={
      <Trans>
        Tell us your nickname and what shows that the account is yours: your last top-ups, since when you play. Where
        that settles it, from a day later a new password set by our letter turns the second factor off.
      </Trans>
    }
  >
    <Trans>Neither the phone nor the recovery codes?</Trans>
  </WriteToUs>
);
