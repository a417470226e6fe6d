import { ApiFailure } from '@hoshikraft/api-client';
import { pendingTwoFactor } from '@hoshikraft/auth-session';
import { safeReturnTo } from '@hoshikraft/shared';
import { ConfirmForm, LoginForm } from '@hoshikraft/sign-in';
import { Button, Card, Heading, Notice, Row, SkeletonText, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperatorQuery } from '../shell/session.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';
import { useConfirmation, useSignIn } from './use-sign-in.ts';

const SignInCard = ({ title, after, children }: { title: string; after?: ReactNode; children: ReactNode }) => (
  <div className="hk-shell">
    <PageHead title={title} />
    <main id="main" tabIndex={-1} className="hk-compact">
      <Stack gap={4} className="hk-compact__card">
        <Card size="large">
          <Stack gap={5}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {children}
          </Stack>
        </Card>
        <Row gap={2} justify="center">
          {after}
          <LanguageMenu />
        </Row>
      </Stack>
    </main>
  </div>
);

/** Why the page asks for login and password: by a link, or because the second step was not completed. */
const Reason = ({ invited, ended }: { invited: boolean; ended: boolean }) => {
  const { t } = useLingui();
  if (ended) {
    return (
      <Notice tone="warn" live="alert" title={t`Sign-in not completed`}>
        {t`Five minutes passed, the code was wrong five times, or you ended it on another device. Sign in again to get a new code.`}
      </Notice>
    );
  }
  if (!invited) return null;
  return (
    <Notice tone="info" title={t`This link makes you an administrator`}>
      {t`Sign in with your nickname and password, then confirm with a code or a passkey. The link works once.`}
    </Notice>
  );
};

/**
 * Login and password, then the second factor. The session decides which of the two is shown, so that a reload keeps the step.
 *
 * @param invite secret of a one-time link, which wants a sign-in even from who is signed in
 */
export const SignInPage = ({ invite }: { invite: string | null }) => {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const { error, isPending, isSuccess, refetch } = useOperatorQuery();
  const signOut = useSignOut();
  const [sent, setSent] = useState(0);
  const platform = useSignIn(invite, () => {
    // What another operator has loaded is not of this one.
    queryClient.clear();
    setSent(sent + 1);
  });
  const confirmation = useConfirmation(refetch);
  const failure = error instanceof ApiFailure ? error : null;
  const isUnused = invite !== null && sent === 0;
  if (isPending) {
    return (
      <SignInCard title={t`Sign-in`}>
        <SkeletonText />
      </SignInCard>
    );
  }
  if (failure?.code === -7 && !isUnused) {
    const pending = pendingTwoFactor(failure.details);
    return (
      <SignInCard
        title={t`Confirm your sign-in`}
        after={<Button variant="quiet" size="small" startIcon="logout" onClick={signOut}>{t`Sign out`}</Button>}
      >
        <ConfirmForm platform={confirmation} pending={pending} />
      </SignInCard>
    );
  }
  // 403: the account is not an operator. The layout shows that error.
  if ((isSuccess || (failure?.httpCode === 403 && failure.code !== -7)) && !isUnused)
    return <Navigate to={safeReturnTo(query.get('return_to'))} replace />;
  return (
    <SignInCard title={t`Sign-in`}>
      <Reason invited={invite !== null} ended={sent > 0 && failure?.httpCode === 401} />
      <LoginForm platform={platform} />
    </SignInCard>
  );
};
