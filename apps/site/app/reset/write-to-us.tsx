import { Link, Text } from '@hoshikraft/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMain } from '../page/use-main.ts';

/** For whoever has lost what a page asks for: where a person answers. */
export const WriteToUs = ({ children }: { children: ReactNode }) => {
  const email = useMain()?.operatorEmail;
  if (email === undefined) return null;
  return (
    <Text tone="muted" size="small">
      {children}{' '}
      <Trans>
        Write to us: <Link href={`mailto:${email}`}>{email}</Link>.
      </Trans>
    </Text>
  );
};
