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
    router: ['audit', 'deliveries', 'overview', 'payments', 'players', 'sales', 'sign-in'],
    sales: ['audit'],
    'sign-in': [],
  },
};
