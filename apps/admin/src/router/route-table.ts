import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { MenuPage } from '../shell/admin-layout.tsx';

export interface AdminRoute extends MenuPage {
  page: () => Promise<ComponentType>;
}

/** Every page for operators, in the order of the menu. */
export const adminRoutes: readonly AdminRoute[] = [
  {
    path: '/',
    title: msg`Overview`,
    permission: 'admin.open',
    icon: 'home',
    page: async () => (await import('../overview/overview-page.tsx')).OverviewPage,
  },
  {
    path: '/players',
    title: msg`Players`,
    permission: 'admin.players',
    icon: 'users',
    page: async () => (await import('../players/players-page.tsx')).PlayersPage,
  },
  {
    path: '/players/:playerId',
    title: msg`Player`,
    permission: 'admin.players',
    page: async () => (await import('../players/player-page.tsx')).PlayerPage,
  },
  {
    path: '/deliveries',
    title: msg`Deliveries`,
    permission: 'admin.support',
    icon: 'chest',
    page: async () => (await import('../deliveries/deliveries-page.tsx')).DeliveriesPage,
  },
  {
    path: '/payments',
    title: msg`Payments`,
    permission: 'admin.money',
    icon: 'wallet',
    page: async () => (await import('../payments/payments-page.tsx')).PaymentsPage,
  },
  {
    path: '/payments/:paymentId',
    title: msg`Payment`,
    permission: 'admin.money',
    page: async () => (await import('../payments/payment-page.tsx')).PaymentPage,
  },
  {
    path: '/payment-events',
    title: msg`Events of payments`,
    permission: 'admin.money',
    page: async () => (await import('../payments/events-page.tsx')).EventsPage,
  },
  {
    path: '/debts',
    title: msg`Debts`,
    permission: 'admin.money',
    page: async () => (await import('../payments/debts-page.tsx')).DebtsPage,
  },
  {
    path: '/servers',
    title: msg`Game servers`,
    permission: 'admin.settings',
    icon: 'server',
    page: async () => (await import('../servers/servers-page.tsx')).ServersPage,
  },
  {
    path: '/prices',
    title: msg`Prices`,
    permission: 'admin.catalog',
    icon: 'wallet',
    page: async () => (await import('../prices/prices-page.tsx')).PricesPage,
  },
  {
    path: '/sales',
    title: msg`Sales`,
    permission: 'admin.catalog',
    icon: 'percent',
    page: async () => (await import('../sales/sales-page.tsx')).SalesPage,
  },
  {
    path: '/codes',
    title: msg`Promo codes`,
    permission: 'admin.catalog',
    icon: 'gift',
    page: async () => (await import('../sales/codes-page.tsx')).CodesPage,
  },
  {
    path: '/audit',
    title: msg`Audit`,
    permission: 'admin.audit',
    icon: 'history',
    page: async () => (await import('../audit/audit-page.tsx')).AuditPage,
  },
];
