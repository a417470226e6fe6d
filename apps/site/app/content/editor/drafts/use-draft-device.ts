import { deviceName } from '@hoshikraft/shared/device-name';
import { useLingui } from '@lingui/react/macro';
import type { StoredDraft } from './draft-store.ts';

/** Name of the browser in which a draft was typed: "Firefox on Windows"; null for this browser. */
export const useDraftDevice = (): ((draft: Pick<StoredDraft, 'device'>) => string | null) => {
  const { t } = useLingui();
  return ({ device }) => {
    if (device === undefined) return null;
    const { browser, system } = deviceName(device);
    if (browser !== null && system !== null) return t`${browser} on ${system}`;
    return browser ?? system ?? t`another browser`;
  };
};
