import { sessionAtom } from '@hoshikraft/auth-session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, mainOf, serverOf, storeRoleOf } from '../../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../../framework/testing/render-page.tsx';
import StorePage from '../store.tsx';
import { comparisonOf, features, offerOf } from './store-fixtures.ts';

const prices = [{ period: 'month' as const, amount: 20_000, currency: 'RUB' as const }];
export const cadet = storeRoleOf('hitech', 'Cadet', { prices, offers: [offerOf()] });
const answers: Answers = {
  'GET /main': mainOf([serverOf('hitech', 'HiTech')]),
  'GET /store/comparison': comparisonOf(cadet),
  'GET /store/role/features': features('hitech-cadet'),
  'GET /pay': { methods: [], limits: { min: 10_000, max: 10_000_000 }, bonuses: [], currency: 'RUB', debt: 0 },
};
/** Renders the store of HiTech for a player with this balance in kopecks. */
export const show = (more: Answers = {}, balance = 150_000, query = '') =>
  renderPage(<StorePage />, {
    locale: 'en',
    at: `/en/store?server=hitech${query}`,
    answers: { ...answers, ...more },
    auth: { ...authOf('Kitsune'), balance },
  });
export const dialog = async () => within(await screen.findByRole('dialog'));
export const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return dialog();
};
export const sent = (requests: readonly Request[]) => requests.filter(({ url }) => url.endsWith('/store/buy'));
export const balanceIn = ({ context }: ReturnType<typeof show>) => {
  const session = context.store.get(sessionAtom);
  return session.kind === 'signed-in' ? session.auth.balance : null;
};
