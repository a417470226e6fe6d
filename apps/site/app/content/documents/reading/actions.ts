import { type ApiClient, documentQueries } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { shareAddress, type Shared } from '../../sharing/share-address.ts';

/** Sets or takes back a like. A failure says so by itself. */
export const like = (client: QueryClient, api: ApiClient, wanted: { key: string; liked: boolean }): Promise<unknown> =>
  new MutationObserver(client, documentQueries.like(api)).mutate(wanted).catch(() => undefined);

/** Hands an address on: by the machine's own sheet, else copied, else shown to be copied by hand. */
export const share = async (i18n: I18n, shared: Shared): Promise<void> => {
  const outcome = await shareAddress(shared);
  const id = `share:${shared.url}`;
  if (outcome === 'copied') showToast({ id, type: 'success', text: i18n._(msg`The link is copied.`) });
  if (outcome === 'refused') {
    const title = i18n._(msg`The browser did not let us copy. Copy by hand:`);
    showToast({ id, type: 'error', title, text: shared.url });
  }
};
