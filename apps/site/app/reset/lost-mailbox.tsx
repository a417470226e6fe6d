import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WriteToUs } from './write-to-us.tsx';

/** For whoever cannot read the mail of their account any more: what to write to us, and what comes of it. */
export const LostMailbox = ({ children }: { children: ReactNode }) => (
  <WriteToUs
    what={
      <Trans>
        Tell us your nickname, the lost e-mail and a new one, and what shows that the account is yours: your last
        top-ups, since when you play. Where that settles it, a link for a new password comes to the new e-mail. A second
        factor stays on, and for a day the old e-mail can take the change back.
      </Trans>
    }
  >
    {children}
  </WriteToUs>
);
