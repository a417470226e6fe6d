import { accountHistory } from '../../src/identity/audit-log/testing/fill-account-history.ts';
import { bans } from '../../src/game/bans/testing/fill-bans.ts';
import { cabinetRoles } from '../../src/billing/cabinet/testing/fill-cabinet-roles.ts';
import { documents, documentVersions, documentWork } from '../../src/content/documents/testing/fill-documents.ts';
import { blocked, friendRequests, friends } from '../../src/community/friends/testing/fill-friends.ts';
import type { ListId } from '../../src/platform/http/define-operation.ts';
import { invited } from '../../src/billing/referral/testing/fill-invited.ts';
import { adminPlayerMoney, coinHistory, moneyHistory } from '../../src/billing/payments/testing/fill-money-history.ts';
import { adminPayments, debts, openPaymentEvents } from '../../src/operators/testing/fill-payment-lists.ts';
import {
  adminDeliveries,
  adminPlayerBans,
  adminPlayerPayments,
  adminPlayers,
  adminSales,
  operatorActs,
  promoCodes,
} from '../../src/operators/testing/fill-operator-lists.ts';
import { servers } from '../../src/game/servers/testing/fill-servers.ts';
import { sessions } from '../../src/identity/sessions/testing/fill-sessions.ts';
import type { ListFill } from './list-fill.ts';

/** The type requires an entry for every list of the contract. */
export const listFills: { readonly [Id in ListId]: ListFill<Id> } = {
  listServers: servers,
  listDocuments: documents,
  listDocumentWork: documentWork,
  listDocumentVersions: documentVersions,
  listBans: bans,
  listFriends: friends,
  listFriendRequests: friendRequests,
  listBlocked: blocked,
  listInvited: invited,
  listAccountHistory: accountHistory,
  listSessions: sessions,
  listMoneyHistory: moneyHistory,
  listCoinHistory: coinHistory,
  listCabinetRoles: cabinetRoles,
  listAdminPlayers: adminPlayers,
  listAdminPlayerBans: adminPlayerBans,
  listAdminPlayerPayments: adminPlayerPayments,
  // The same grants by another id.
  listAdminPlayerGrants: { ...cabinetRoles, key: 'id', groups: ['admin'] },
  listAdminPlayerMoney: adminPlayerMoney,
  listOperatorActs: operatorActs,
  listAdminDeliveries: adminDeliveries,
  listAdminSales: adminSales,
  listPromoCodes: promoCodes,
  listAdminPayments: adminPayments,
  listOpenPaymentEvents: openPaymentEvents,
  listDebts: debts,
};
