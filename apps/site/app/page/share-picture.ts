import type { Locale } from '@hoshikraft/shared';

const SECTIONS = ['news', 'mods', 'servers', 'profile'];
/** Pages below a section that are no document. */
const NO_DOCUMENTS = ['create'];

/** Changes with what is shown: whoever shows shared links keeps a picture by its address. */
function versionOf(shown: string): string {
  let hash = 0;
  for (const sign of shown) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

/**
 * Address of what stands beside a shared link of a page: a picture of its own for news, mods, servers and players, that of the home
 * page for all others. The API draws it when it is first asked for.
 *
 * @param path of the page, without its language
 * @param shown in the picture: the title, and what tells its cover from another
 */
export function sharePicture(path: string, shown: readonly string[], locale: Locale): string {
  const [section = '', id, more] = path.split('/').filter((part) => part !== '');
  if (!SECTIONS.includes(section)) return `/share/home.${locale}.jpg`;
  // Pages of a player lie below them; below a document are those of who works on it.
  if (id === undefined || (more !== undefined && section !== 'profile') || NO_DOCUMENTS.includes(id))
    return `/share/${section}.${locale}.jpg`;
  return `/share/${section}/${id}.${locale}.jpg?v=${versionOf(shown.join('\n'))}`;
}
