/** Hosts of the project's communities and help; the launcher's pages link to them. */
const COMMUNITY_HOSTS = [
  't.me',
  'telegram.me',
  'vk.com',
  'vk.ru',
  'vk.me',
  'discord.gg',
  'discord.com',
  'youtube.com',
  'www.youtube.com',
  'youtu.be',
];

const LONGEST = 2000;
// Characters that browsers silently drop or replace, and that people misread.
const INVISIBLE = /[\p{C}\p{Z}\\]/u;

/** Allowed origins: those of the site and the API, and https at the communities. */
export const knownOrigins = (ownAddresses: readonly string[], hosts: readonly string[] = []): ReadonlySet<string> =>
  new Set([
    ...ownAddresses.map((address) => new URL(address).origin),
    ...[...COMMUNITY_HOSTS, ...hosts].map((host) => `https://${host}`),
  ]);

/**
 * Returns the URL to open, null if it is not allowed (docs/product/launcher.md#calls): its origin must equal a known one,
 * port included, and it must not be ambiguous. `readConfig` ensures that our own origins use https in production.
 */
export function knownLink(text: string, origins: ReadonlySet<string>): string | null {
  if (text.length > LONGEST || INVISIBLE.test(text) || !/^https?:\/\/[^/]/i.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || text.split(/[/?#]/)[2]?.includes('@')) return null;
  return origins.has(url.origin) ? url.href : null;
}
