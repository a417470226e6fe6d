import { ApiProvider, provingClient, useApi } from '@hoshikraft/api-client';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';

/** Fetched when somebody is first asked. */
const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

type Answer = (proved: boolean) => void;

/**
 * Around pages whose calls may need a fresh proof of who is there (docs/decisions, 111): they use the client as ever, and
 * where the API asks, the player is asked, and the call goes out again.
 */
export const WithProof = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const proving = useMemo(
    () =>
      provingClient(
        api,
        () =>
          new Promise<boolean>((resolve) => {
            setAnswer(() => (proved: boolean) => {
              setAnswer(null);
              resolve(proved);
            });
          }),
      ),
    [api],
  );
  return (
    <ApiProvider client={proving}>
      {children}
      {answer !== null && (
        <Suspense>
          <ProofDialog onProved={() => answer(true)} onClose={() => answer(false)} />
        </Suspense>
      )}
    </ApiProvider>
  );
};
