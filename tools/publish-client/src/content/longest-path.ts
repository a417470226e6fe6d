/** Whether a path equals another one or is below it, by whole segments. */
export const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Of settings by path, the one with the longest path that contains this file. */
export function longestFor<T extends { path: string }>(settings: readonly T[], path: string): T | undefined {
  return settings
    .filter((setting) => isUnder(path, setting.path))
    .reduce<T | undefined>((best, one) => (best && best.path.length >= one.path.length ? best : one), undefined);
}
