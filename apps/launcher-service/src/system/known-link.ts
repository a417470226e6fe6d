/** Where the project's communities and its help live; their links are on the launcher's pages. */
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
// What browsers drop or swap without a word, and what people read as something else.
const INVISIBLE = /[\p{C}\p{Z}\\]/u;

/** Origins that links may lead to: the site's and the API's own, and https at the communities. */
export const knownOrigins = (ownAddresses: readonly string[], hosts: readonly string[] = []): ReadonlySet<string> =>
  new Set([
    ...ownAddresses.map((address) => new URL(address).origin),
    ...[...COMMUNITY_HOSTS, ...hosts].map((host) => `https://${host}`),
  ]);

/**
 * The address to open, null when it must not be (docs/product/launcher.md#calls): its origin has to be a known one to the
 * letter, port included, and nothing in it may be read in two ways. The configuration sees to it that our own origins are https in production.
 */
export function knownLink(text: string, origins: ReadonlySet<string>): string | null {
  if (text.length > LONGEST || INVISIBLE.test(text) || !/^https?:\/\/[^/]/i.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || text.split(/[/?#]/)[2]?.includes('@')) return null;
  return origins.has(url.origin) ? url.href : null;
}
