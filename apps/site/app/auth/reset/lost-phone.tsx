import { Trans } from '@lingui/react/macro';
import { ContactSupport } from './contact-support.tsx';

/** Help for a player who has lost the second factor: how to contact the operator, and what happens then. */
export const LostPhone = () => (
  <ContactSupport
    details={
      <Trans>
        Include your nickname and proof that the account is yours: recent top-ups, when you started playing. If that's
        enough, wait a day, then reset your password by email: that turns two-factor sign-in off.
      </Trans>
    }
  >
    <Trans>No phone and no recovery codes?</Trans>
  </ContactSupport>
);
