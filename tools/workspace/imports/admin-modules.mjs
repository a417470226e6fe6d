/** Modules of the operators' app, as `modules.mjs` describes them. */
export const ADMIN_MODULES = {
  shared: ['shell', 'table'],
  modules: {
    shell: [],
    table: [],
    audit: [],
    deliveries: ['audit'],
    overview: [],
    payments: ['audit'],
    players: ['audit', 'payments'],
    prices: ['audit', 'sales'],
    router: ['audit', 'deliveries', 'overview', 'payments', 'players', 'prices', 'sales', 'servers', 'sign-in'],
    sales: ['audit'],
    servers: ['audit'],
    'sign-in': [],
  },
};
