/** Why a path of a manifest is refused. */
export type PathRefusal =
  | 'empty'
  | 'too_long'
  | 'absolute'
  | 'backslash'
  | 'not_nfc'
  | 'control_character'
  | 'drive_or_stream'
  | 'forbidden_character'
  | 'empty_segment'
  | 'dot_segment'
  | 'trailing_dot_or_space'
  | 'reserved_name'
  | 'short_name'
  | 'case_twin'
  | 'file_as_folder';

const MOST_CHARACTERS = 1024;
// Limit of a file name on ext4 and APFS, in bytes; NTFS counts 255 UTF-16 units, which is never shorter.
const MOST_SEGMENT_BYTES = 255;

// Control characters, invisible format characters (which HFS+ ignores), lone surrogates, line separators.
const CONTROL = /[\p{C}\p{Zl}\p{Zp}]/u;
const FORBIDDEN = /[<>"|?*]/;
// Device names of Windows, with any extension, trailing spaces and the superscript digits that it treats as digits.
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$) *(\.|$)/i;
// `PROGRA~1` is an alias of another file on NTFS.
const SHORT_NAME = /~\d+(\.|$)/;

function refuseSegment(segment: string): PathRefusal | null {
  if (segment === '') return 'empty_segment';
  if (segment === '.' || segment === '..') return 'dot_segment';
  if (/[. ]$/.test(segment)) return 'trailing_dot_or_space';
  if (RESERVED.test(segment)) return 'reserved_name';
  if (SHORT_NAME.test(segment)) return 'short_name';
  return new TextEncoder().encode(segment).length > MOST_SEGMENT_BYTES ? 'too_long' : null;
}

/**
 * Why a relative path with `/` is refused; null if it is allowed. The rules of all systems apply, so that a client that can
 * be installed here can be installed everywhere.
 */
export function refusePath(path: string): PathRefusal | null {
  if (path === '') return 'empty';
  if (path.length > MOST_CHARACTERS) return 'too_long';
  if (path.startsWith('/')) return 'absolute';
  if (path.includes('\\')) return 'backslash';
  if (CONTROL.test(path)) return 'control_character';
  if (path !== path.normalize('NFC')) return 'not_nfc';
  if (path.includes(':')) return 'drive_or_stream';
  if (FORBIDDEN.test(path)) return 'forbidden_character';
  for (const segment of path.split('/')) {
    const refusal = refuseSegment(segment);
    if (refusal) return refusal;
  }
  return null;
}

/** One spelling for all names that some file system treats as equal: by case folding, as wide as any of them. */
export const foldPath = (path: string): string => path.toUpperCase().toLowerCase().normalize('NFC');

/**
 * The first path of a list that is refused, by itself or because of the others: names that differ in case (`Mods/a`,
 * `mods/b`), a file at the path of a folder, duplicates.
 */
export function refusePaths(paths: Iterable<string>): { path: string; refusal: PathRefusal } | null {
  const files = new Set<string>();
  const folders = new Map<string, string>();
  for (const path of paths) {
    const refusal = refusePath(path);
    if (refusal) return { path, refusal };
    const folded = foldPath(path);
    if (files.has(folded)) return { path, refusal: 'case_twin' };
    if (folders.has(folded)) return { path, refusal: 'file_as_folder' };
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      const name = foldPath(folder);
      if (files.has(name)) return { path, refusal: 'file_as_folder' };
      const known = folders.get(name);
      if (known !== undefined && known !== folder) return { path, refusal: 'case_twin' };
      if (known === folder) break;
      folders.set(name, folder);
    }
    files.add(folded);
  }
  return null;
}
