import { accountCalls, useApi } from '@hoshikraft/api-client';
import { failureText } from '@hoshikraft/async-state';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { needsSignIn } from './session.tsx';

/** Returns a function that ends the session, and with it everything that was loaded for it. */
export const useSignOut = (): (() => void) => {
  const { i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = (): void => {
    queryClient.clear();
    void navigate('/sign-in');
  };
  const { mutate } = useMutation({
    mutationFn: () => accountCalls.logout(api),
    onSuccess: leave,
    onError: (failure) =>
      needsSignIn(failure) ? leave() : showToast({ type: 'error', text: failureText(i18n, failure) }),
  });
  return mutate;
};
