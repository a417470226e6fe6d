/** The days on which worlds were made anew, or will be, each at 15:00 in Moscow, with the servers whose worlds they are. */
const days: Record<string, readonly string[]> = {
  '2023-01-28': ['techno-magic-rpg', 'hitech'],
  '2023-06-24': ['techno-magic-sky', 'magic-rpg'],
  '2023-10-14': ['techno-magic-rpg', 'hitech'],
  '2024-02-03': ['techno-magic-sky', 'magic-rpg'],
  '2024-05-18': ['techno-magic-rpg', 'hitech'],
  '2024-10-05': ['techno-magic-sky', 'magic-rpg'],
  '2025-01-25': ['techno-magic-rpg', 'hitech'],
  '2025-07-05': ['techno-magic-sky', 'magic-rpg'],
  '2026-02-14': ['techno-magic-rpg', 'hitech'],
  '2026-06-20': ['techno-magic-sky'],
  '2026-09-12': ['hitech', 'magic-rpg'],
  '2027-01-16': ['techno-magic-rpg'],
  '2027-02-27': ['hitech', 'magic-rpg'],
};

/** When each wipe was or will be, and on which server. */
export const wipes = Object.entries(days).flatMap(([day, servers]) =>
  servers.map((serverId) => ({ serverId, at: new Date(`${day}T12:00:00Z`) })),
);
