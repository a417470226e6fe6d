import { NeedsScriptsContext, TooLongContext } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Messages of forms and their fields in the language of the page. */
export const FieldMessages = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <TooLongContext value={(length, most) => t`Too long: ${length} characters. The maximum is ${most}.`}>
      <NeedsScriptsContext
        value={t`This part of the page needs JavaScript, and it's turned off in this browser. Allow it for this site and reload the page.`}
      >
        {children}
      </NeedsScriptsContext>
    </TooLongContext>
  );
};
