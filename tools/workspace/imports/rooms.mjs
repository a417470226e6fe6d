/**
 * Folders of an app and what each may import of the others: `base` is for every folder, the files beside the folders are
 * free. Nothing comes back on any way, which `rulesOf` holds the table to.
 */
export const ROOMS = {
  'apps/api/src': {
    base: ['words', 'errors', 'database', 'http', 'cache', 'ledger', 'idempotency', 'jobs', 'paging'],
    rooms: {
      words: [],
      errors: [],
      database: ['errors'],
      http: ['errors', 'database'],
      cache: ['database', 'http'],
      jobs: ['database'],
      ledger: ['database', 'errors'],
      idempotency: ['database', 'errors', 'http', 'jobs'],
      paging: ['database', 'errors', 'http'],
      outside: [],
      health: [],
      players: [],
      letters: ['outside', 'players'],
      'account-history': ['letters', 'players'],
      privacy: ['players'],
      friends: ['players', 'privacy'],
      captcha: [],
      servers: ['privacy'],
      rules: [],
      team: [],
      visits: [],
      deliveries: [],
      files: ['players'],
      skins: ['files', 'players'],
      looks: ['files', 'skins'],
      documents: ['files', 'players', 'servers', 'visits'],
      referral: ['players', 'privacy', 'visits'],
      themes: [],
      bans: ['deliveries'],
      'two-factor': ['account-history', 'outside'],
      webauthn: [],
      sessions: ['account-history', 'bans', 'captcha', 'players', 'servers', 'skins', 'two-factor', 'webauthn'],
      passwords: ['account-history', 'captcha', 'letters', 'players', 'sessions', 'two-factor'],
      mail: ['account-history', 'letters', 'players', 'sessions'],
      accounts: ['captcha', 'players', 'referral', 'sessions'],
      oauth: ['account-history', 'outside', 'players', 'referral', 'sessions', 'webauthn'],
      proof: ['letters', 'oauth', 'players', 'sessions', 'two-factor', 'webauthn'],
      passkeys: ['account-history', 'oauth', 'sessions', 'webauthn'],
      store: ['bans', 'deliveries', 'players', 'servers'],
      profiles: ['bans', 'files', 'players', 'privacy', 'servers', 'skins', 'store', 'themes', 'tops'],
      share: ['documents', 'files', 'players', 'privacy', 'profiles', 'skins', 'themes'],
      cabinet: ['deliveries', 'players', 'skins', 'store'],
      transfers: ['bans', 'cabinet', 'deliveries', 'players', 'servers', 'store'],
      refunds: ['bans', 'cabinet', 'deliveries', 'players', 'servers', 'store'],
      payments: ['outside'],
      bonus: ['outside', 'servers'],
      game: ['bans', 'deliveries', 'servers', 'sessions', 'skins', 'store'],
      playtime: ['players', 'privacy', 'servers'],
      launcher: ['bans', 'sessions'],
      tops: ['players', 'privacy', 'servers'],
      stats: ['servers'],
      main: ['servers', 'sessions', 'store'],
      operator: [
        'account-history',
        'bans',
        'mail',
        'oauth',
        'outside',
        'passwords',
        'players',
        'sessions',
        'two-factor',
      ],
    },
  },
  'apps/site/app': {
    base: ['page', 'players', 'search', 'transfers', 'shell'],
    rooms: {
      locales: [],
      page: [],
      players: ['page'],
      search: ['page'],
      transfers: ['page', 'players', 'search'],
      shell: ['page', 'players', 'search', 'transfers'],
      errors: [],
      development: [],
      redirects: [],
      sharing: [],
      documents: ['sharing'],
      uploads: [],
      editor: ['documents', 'sign-in', 'uploads'],
      live: [],
      charts: [],
      servers: ['live', 'charts', 'documents'],
      info: [],
      'player-search': [],
      'undo-email': ['reset'],
      bans: [],
      friends: [],
      pay: [],
      cabinet: ['reset', 'sign-in', 'store'],
      bonus: ['cabinet'],
      covers: [],
      invite: ['cabinet', 'charts'],
      looks: ['cabinet', 'covers', 'profile', 'sign-in', 'uploads'],
      start: [],
      'sign-in': ['reset', 'start'],
      reset: [],
      home: ['documents', 'live'],
      store: ['servers'],
      'server-tabs': [],
      tops: ['server-tabs'],
      profile: ['covers', 'charts', 'errors', 'server-tabs', 'sharing', 'sign-in'],
      stats: ['charts', 'server-tabs'],
      entry: ['locales', 'start'],
    },
  },
};

const assertNoWayBack = (app, reach) => {
  const visit = (room, path) => {
    if (path.includes(room)) throw new Error(`${app}: ${[...path, room].join(' → ')} comes back`);
    for (const next of reach(room)) visit(next, [...path, room]);
  };
  return (rooms) => rooms.forEach((room) => visit(room, []));
};

/** What one folder may import: its own arrows, and the base unless it is part of it. */
const reachOf =
  ({ base, rooms }) =>
  (room) => [...rooms[room], ...(base.includes(room) ? [] : base)];

/** Tests and what helps them may import whatever they test. */
const TESTS = '(\\.test\\.tsx?$|-fixtures\\.ts$|/testing/)';

const any = (names) => `(${names.join('|')})`;

/** Rules for dependency-cruiser: one for each folder, and one for a folder that the table does not name. */
export const rulesOf = (rooms) =>
  Object.entries(rooms).flatMap(([app, table]) => {
    const names = Object.keys(table.rooms);
    const reach = reachOf(table);
    assertNoWayBack(app, reach)(names);
    const arrows = names.map((room) => ({
      name: `${app}/${room}`,
      comment: `${room} may import ${reach(room).join(', ') || 'no other folder'}`,
      severity: 'error',
      from: { path: `^${app}/${room}/`, pathNot: TESTS },
      to: { path: `^${app}/[^/]+/`, pathNot: `^${app}/${any([room, 'generated', ...reach(room)])}/` },
    }));
    const unnamed = {
      name: `${app}/unnamed`,
      comment: 'a new folder is named in tools/workspace/imports/rooms.mjs, with what it may import',
      severity: 'error',
      from: { path: `^${app}/[^/]+/`, pathNot: `${TESTS}|^${app}/${any([...names, 'generated'])}/` },
      to: { path: `^${app}/` },
    };
    return [...arrows, unnamed];
  });
