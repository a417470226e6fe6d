import { Link, Stack, Text } from '@hoshikraft/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMain } from '../page/use-main.ts';

export interface WriteToUsProps {
  children: ReactNode;
  /** What we have to be told, and what we do then. */
  what?: ReactNode;
}

/** For whoever has lost what a page asks for: where a person answers. */
export const WriteToUs = ({ children, what }: WriteToUsProps) => {
  const main = useMain();
  if (main === undefined) return null;
  const { operatorEmail: email, links } = main;
  const where = (
    <Text tone="muted" size="small">
      {children}{' '}
      {links.support_link === null ? (
        <Trans>
          Write to us: <Link href={`mailto:${email}`}>{email}</Link>.
        </Trans>
      ) : (
        <Trans>
          Write to us: <Link href={`mailto:${email}`}>{email}</Link> or <Link href={links.support_link}>support</Link>.
        </Trans>
      )}
    </Text>
  );
  if (what === undefined) return where;
  return (
    <Stack gap={2}>
      {where}
      <Text tone="muted" size="small">
        {what}
      </Text>
    </Stack>
  );
};
