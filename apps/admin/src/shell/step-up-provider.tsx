import { ApiProvider, stepUpClient, useApi } from '@hoshikraft/api-client';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';

// Loaded with the first call that needs it.
const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/**
 * Provides an API client with step-up authentication (docs/decisions, 111): where the API asks for it, a dialog opens, and the
 * call is sent again. A page needs nothing for it: its mutations only wait longer.
 */
export const StepUpProvider = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  const stepUpApi = useMemo(
    () =>
      stepUpClient(api, async () => {
        const confirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        setAnswer(null);
        return confirmed;
      }),
    [api],
  );
  return (
    <ApiProvider client={stepUpApi}>
      {children}
      {answer !== null && (
        <Suspense>
          <StepUpDialog onProved={() => answer(true)} onClose={() => answer(false)} />
        </Suspense>
      )}
    </ApiProvider>
  );
};
