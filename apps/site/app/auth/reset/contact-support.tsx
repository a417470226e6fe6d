import { Disclosure, Link, Stack, Text } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMain } from '../../framework/page/use-main.ts';

export interface ContactSupportProps {
  children?: ReactNode;
  /** What to write, and what happens then. */
  details?: ReactNode;
}

/** How to contact the operator or the support. */
export const ContactSupport = ({ children, details }: ContactSupportProps) => {
  const { t } = useLingui();
  const main = useMain();
  if (main === undefined) return null;
  const { operatorEmail: email, links } = main;
  const contacts = (
    <Text tone="muted" size="small">
      {children}{' '}
      {links.support_link === null ? (
        <Trans>
          Write to us at <Link href={`mailto:${email}`}>{email}</Link>.
        </Trans>
      ) : (
        <Trans>
          Write to us at <Link href={`mailto:${email}`}>{email}</Link> or contact{' '}
          <Link href={links.support_link}>support</Link>.
        </Trans>
      )}
    </Text>
  );
  if (details === undefined) return contacts;
  return (
    <Stack gap={2}>
      {contacts}
      <Disclosure summary={t`What to write`}>
        <Text size="small">{details}</Text>
      </Disclosure>
    </Stack>
  );
};
