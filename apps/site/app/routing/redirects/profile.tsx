import { profileQueries } from '@hoshikraft/api-client';
import { definePage } from '../../framework/page/define-page.ts';
import { redirectToProfilePage } from '../../community/players/registered-nickname.ts';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
});
export const loader = redirectToProfilePage('statistics', page.loader);
export const clientLoader = redirectToProfilePage('statistics', page.clientLoader);
