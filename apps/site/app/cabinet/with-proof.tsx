import { ApiProvider, provingClient, useApi } from '@hoshikraft/api-client';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';

interface Asked {
  Dialog: ComponentType<{ onProved: () => void; onClose: () => void }>;
  answer: (proved: boolean) => void;
}

/**
 * Around pages whose calls may need a fresh proof of who is there (docs/decisions, 111): they use the client as ever, and
 * where the API asks, the player is asked, and the call goes out again.
 */
export const WithProof = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const proving = useMemo(
    () =>
      provingClient(api, async () => {
        // Loaded with the first call that needs it.
        const { ProofDialog } = await import('./proof-dialog.tsx');
        const proved = await new Promise<boolean>((answer) => setAsked({ Dialog: ProofDialog, answer }));
        setAsked(null);
        return proved;
      }),
    [api],
  );
  return (
    <ApiProvider client={proving}>
      {children}
      {asked && <asked.Dialog onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />}
    </ApiProvider>
  );
};
