import { Trans } from '@lingui/react/macro';
import { ContactSupport } from './contact-support.tsx';

/** Help for a player who has lost the second factor: how to contact the operator, and what happens then. */
export const LostPhone = () => (
  <ContactSupport
    details={
      <Trans>
        Tell us your nickname and what shows that the account is yours: your last top-ups, since when you play. Where
        that settles it, from a day later a new password set by our letter turns the second factor off.
      </Trans>
    }
  >
    <Trans>Neither the phone nor the recovery codes?</Trans>
  </ContactSupport>
);
