import { type ApiClient, documentQueries } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { shareAddress, type Shared } from '../../sharing/share-address.ts';

/** Sets or removes a like; failures are reported to the user by the mutation. */
export const like = (client: QueryClient, api: ApiClient, wanted: { key: string; liked: boolean }): Promise<unknown> =>
  new MutationObserver(client, documentQueries.like(api)).mutate(wanted).catch(() => undefined);

/** Shares a URL: by the system's share sheet, else the clipboard, else shows it for copying by hand. */
export const share = async (i18n: I18n, shared: Shared): Promise<void> => {
  const outcome = await shareAddress(shared);
  const id = `share:${shared.url}`;
  if (outcome === 'copied') showToast({ id, type: 'success', text: i18n._(msg`Link copied.`) });
  if (outcome === 'refused') {
    const title = i18n._(msg`Your browser blocked copying. Copy it yourself:`);
    showToast({ id, type: 'error', title, text: shared.url });
  }
};
