/** Days on which the worlds of these sample servers were wiped, each at 15:00 in Moscow. */
const pastDays: Record<string, readonly string[]> = {
  '2023-01-20': ['techno-magic-rpg'],
  '2023-06-16': ['techno-magic-sky'],
  '2023-09-22': ['hitech'],
  '2024-01-19': ['techno-magic-rpg'],
  '2024-04-19': ['techno-magic-sky', 'magic-rpg'],
  '2024-09-20': ['hitech'],
  '2025-01-24': ['techno-magic-rpg'],
  '2025-07-05': ['techno-magic-sky', 'magic-rpg'],
  '2026-02-14': ['techno-magic-rpg', 'hitech'],
  '2026-06-20': ['techno-magic-sky'],
  '2026-09-12': ['hitech', 'magic-rpg'],
};

/** Announced days: only shown, they open no refunds. */
const announcedDays: Record<string, readonly string[]> = {
  '2027-01-16': ['techno-magic-rpg'],
  '2027-02-27': ['hitech', 'magic-rpg'],
};

const wipesOn = (days: Record<string, readonly string[]>) =>
  Object.entries(days).flatMap(([day, servers]) =>
    servers.map((serverId) => ({ serverId, at: new Date(`${day}T12:00:00Z`) })),
  );

export const pastWipes = wipesOn(pastDays);
export const announcedWipes = wipesOn(announcedDays);
