import { type ApiClient, documentQueries } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Sets or takes back a like. A failure says so by itself. */
export const like = (client: QueryClient, api: ApiClient, wanted: { key: string; liked: boolean }): Promise<unknown> =>
  new MutationObserver(client, documentQueries.like(api)).mutate(wanted).catch(() => undefined);

export interface Shared {
  title: string;
  url: string;
}

/** Whether the machine's own sheet took care of it; also where its owner thought better of it. */
const sharedByMachine = async (shared: Shared): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Hands an address on: by the machine's own sheet, else copied, else shown to be copied by hand. */
export const share = async (i18n: I18n, { title, url }: Shared): Promise<void> => {
  if (await sharedByMachine({ title, url })) return;
  const id = `share:${url}`;
  try {
    await navigator.clipboard.writeText(url);
    showToast({ id, type: 'success', text: i18n._(msg`The link is copied.`) });
  } catch {
    showToast({ id, type: 'error', title: i18n._(msg`The browser did not let us copy. Copy by hand:`), text: url });
  }
};
