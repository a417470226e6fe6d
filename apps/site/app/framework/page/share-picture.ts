import type { Locale } from '@hoshikraft/shared';

const SECTIONS = ['news', 'mods', 'servers', 'profile'];
/** Pages below a section that are not documents. */
const NO_DOCUMENTS = ['create'];

/** Hash of what the picture shows: sites that show shared links cache a picture by its address. */
function versionOf(shown: string): string {
  let hash = 0;
  for (const char of shown) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

/**
 * Address of the share picture of a page: news, mods, servers and players have their own, all others have that of the home
 * page. The API renders it on the first request.
 *
 * @param path of the page, without its language
 * @param shown in the picture: the title, and the id of its cover
 */
export function sharePicture(path: string, shown: readonly string[], locale: Locale): string {
  const [section = '', id, more] = path.split('/').filter((part) => part !== '');
  if (!SECTIONS.includes(section)) return `/share/home.${locale}.jpg`;
  // Pages below a profile are of the player; pages below a document are for its editors.
  if (id === undefined || (more !== undefined && section !== 'profile') || NO_DOCUMENTS.includes(id))
    return `/share/${section}.${locale}.jpg`;
  return `/share/${section}/${id}.${locale}.jpg?v=${versionOf(shown.join('\n'))}`;
}
