import { Button, Card, Heading, Link, Row } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then((file) => ({ default: file.DeleteAccountDialog })),
);

/** What a deletion of the account does, and its button. */
export const DeleteAccount = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <Heading level={2} size="h3">
        {t`Delete account`}
      </Heading>
      <p className="hk-muted">
        <Trans>
          We delete your nickname, email, sign-in methods, appearance, friends and game statistics. Records of payments
          and texts you published stay without your name.{' '}
          <Link href={`${to('privacy')}#storage`}>What is kept, and for how long</Link>
        </Trans>
      </p>
      <Row>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t`Delete account`}
        </Button>
      </Row>
      {asking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog open onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
};
