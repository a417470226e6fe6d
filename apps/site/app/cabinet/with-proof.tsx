import { ApiProvider, provingClient, useApi } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { addWords } from '../words/add-words.ts';

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
  const { i18n } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const proving = useMemo(
    () =>
      provingClient(api, async () => {
        // Fetched when somebody is first asked, with the words of the doors that it offers.
        const [{ ProofDialog }] = await Promise.all([import('./proof-dialog.tsx'), addWords(i18n, ['sign-in'])]);
        const proved = await new Promise<boolean>((answer) => setAsked({ Dialog: ProofDialog, answer }));
        setAsked(null);
        return proved;
      }),
    [api, i18n],
  );
  return (
    <ApiProvider client={proving}>
      {children}
      {asked && <asked.Dialog onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />}
    </ApiProvider>
  );
};
