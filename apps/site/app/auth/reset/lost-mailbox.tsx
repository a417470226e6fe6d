import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContactSupport } from './contact-support.tsx';

/** Help for a player who has lost access to the account's mailbox: how to contact the operator, and what happens then. */
export const LostMailbox = ({ children }: { children: ReactNode }) => (
  <ContactSupport
    details={
      <Trans>
        Tell us your nickname, the lost e-mail and a new one, and what shows that the account is yours: your last
        top-ups, since when you play. Where that settles it, a link for a new password comes to the new e-mail. A second
        factor stays on, and for a day the old e-mail can take the change back.
      </Trans>
    }
  >
    {children}
  </ContactSupport>
);
