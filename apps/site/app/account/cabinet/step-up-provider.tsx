import { ApiProvider, stepUpClient, useApi } from '@hoshikraft/api-client';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';

interface StepUpRequest {
  Dialog: ComponentType<{ onProved: () => void; onClose: () => void }>;
  answer: (confirmed: boolean) => void;
}

/**
 * Provides an API client with step-up authentication (docs/decisions, 111): if the API requires it, a dialog opens, and the
 * call is sent again.
 */
export const StepUpProvider = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const [request, setRequest] = useState<StepUpRequest | null>(null);
  const stepUpApi = useMemo(
    () =>
      stepUpClient(api, async () => {
        // Loaded with the first call that needs it.
        const { StepUpDialog } = await import('./step-up-dialog.tsx');
        const confirmed = await new Promise<boolean>((answer) => setRequest({ Dialog: StepUpDialog, answer }));
        setRequest(null);
        return confirmed;
      }),
    [api],
  );
  return (
    <ApiProvider client={stepUpApi}>
      {children}
      {request && <request.Dialog onProved={() => request.answer(true)} onClose={() => request.answer(false)} />}
    </ApiProvider>
  );
};
