import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Creates the recovery codes of a first factor that a bot has just turned on. An app comes with its codes. */
export const useFirstCodes = (
  { enabled, recoveryCodes }: Schemas['TwoFactor'],
  onCreated: (codes: readonly string[]) => void,
): void => {
  const { mutate } = useMutation(twoFactorQueries.newRecoveryCodes(useApi()));
  const wasEnabled = useRef(enabled);
  useEffect(() => {
    const isFirst = enabled && !wasEnabled.current && recoveryCodes === 0;
    wasEnabled.current = enabled;
    if (isFirst) mutate(null, { onSuccess: (added) => onCreated(added.recoveryCodes ?? []) });
  }, [enabled, recoveryCodes, mutate, onCreated]);
};
