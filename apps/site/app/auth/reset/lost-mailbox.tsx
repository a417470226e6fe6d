import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContactSupport } from './contact-support.tsx';

/** Help for a player who has lost access to the account's mailbox: how to contact the operator, and what happens then. */
export const LostMailbox = ({ children }: { children?: ReactNode }) => (
  <ContactSupport
    details={
      <Trans>
        Include your nickname, your old email, a new one, and proof that the account is yours: recent top-ups, when you
        started playing. If that's enough, we'll send a link for a new password to the new email. Two-factor sign-in
        stays on, and the change can be undone from the old email for a day.
      </Trans>
    }
  >
    {children}
  </ContactSupport>
);
