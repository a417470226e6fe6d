import { NeedsScriptsContext, TooLongContext } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Messages of forms and their fields in the language of the page. */
export const FieldMessages = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <TooLongContext value={(length, most) => t`Too long: ${length} characters, at most ${most}.`}>
      <NeedsScriptsContext
        value={t`This form needs scripts, and this browser runs none. Allow JavaScript for this site, then reload the page.`}
      >
        {children}
      </NeedsScriptsContext>
    </TooLongContext>
  );
};
