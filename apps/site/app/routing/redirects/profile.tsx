import { profileQueries } from '@hoshikraft/api-client';
import { definePage } from '../../framework/page/define-page.ts';
import { toPageOf } from '../../community/players/as-registered.ts';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
});
export const loader = toPageOf('statistics', page.loader);
export const clientLoader = toPageOf('statistics', page.clientLoader);
