import { useSession } from '@hoshikraft/auth-session';
import { Icon, Link } from '@hoshikraft/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { usePagePath } from '../framework/page/site-facts.tsx';

/** Notice on every page that emails do not arrive; the page of the address has its own, with more details. */
export const RefusedEmailNotice = () => {
  const to = usePagePath();
  const { pathname } = useLocation();
  const session = useSession();
  const email = session.kind === 'signed-in' ? session.auth.refusedEmail : null;
  if (email === null || pathname === to('cabinet/email')) return null;
  return (
    <p className="site-note" role="status">
      <Icon name="warning" size={16} />{' '}
      <Trans>We couldn't deliver an email to {email}: its mail server refused it.</Trans>{' '}
      <Link href={to('cabinet/email')}>
        <Trans>Check the address</Trans>
      </Link>
    </p>
  );
};
