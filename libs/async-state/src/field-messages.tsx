import { TooLongContext } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Messages of form fields in the language of the page. */
export const FieldMessages = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <TooLongContext value={(length, most) => t`Too long: ${length} characters, at most ${most}.`}>
      {children}
    </TooLongContext>
  );
};
