import { useSession } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSignInAddress } from './sign-in-address.ts';

/** Sign-in and sign-out pages: they return to the modal themselves. */
const SIGN_IN_PAGES = /^\/\w+\/(?:login|register|2fa|logout|oauth)(?:\/|$)/i;

/** The modal that an address opens over any page; its code is loaded then. A visitor signs in first. */
export const OpenModal = () => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [Modal, setModal] = useState<ComponentType<{ onClose: () => void }>>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { kind } = useSession();
  const signIn = useSignInAddress()('login');
  const wanted = search.get('open-modal') === 'transfer-coins';

  const onClose = (): void =>
    setSearch(
      (query) => {
        query.delete('open-modal');
        return query;
      },
      { replace: true, preventScrollReset: true },
    );

  const isVisitor = wanted && kind === 'signed-out' && !SIGN_IN_PAGES.test(pathname);
  const isMissing = wanted && kind === 'signed-in' && Modal === undefined;
  useEffect(() => {
    if (!isVisitor) return;
    // Until the account is loaded (account-data.ts), a player has the session of a visitor.
    const signInVisitor = (): void => {
      if (document.documentElement.dataset['account'] === undefined) void navigate(signIn, { replace: true });
    };
    signInVisitor();
    const observer = new MutationObserver(signInVisitor);
    observer.observe(document.documentElement, { attributeFilter: ['data-account'] });
    return () => observer.disconnect();
  }, [isVisitor, navigate, signIn]);
  useEffect(() => {
    if (!isMissing) return;
    import('../billing/transfers/transfer-coins.tsx').then(
      ({ TransferCoins }) => setModal(() => TransferCoins),
      () => showToast({ type: 'error', text: t`This couldn't be loaded. Check your connection and try again.` }),
    );
  }, [isMissing, t]);

  return wanted && kind === 'signed-in' && Modal ? <Modal onClose={onClose} /> : null;
};
