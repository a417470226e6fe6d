/** Throws unless the name is a valid folder and package name: `sign-in`, `store`. */
export const assertKebabCase = (name: string): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`not a kebab-case name: ${name}`);
};

/**
 * Name of a folder in a group: `bans` of `game/bans`.
 *
 * @throws Error for a folder without a group, or a name that is not kebab-case
 */
export const nameInGroup = (folder: string): string => {
  const [group = '', name = '', ...rest] = folder.split('/');
  if (name === '' || rest.length > 0) throw new Error(`not a folder in a group, such as game/bans: ${folder}`);
  assertKebabCase(group);
  assertKebabCase(name);
  return name;
};

/** `listStoreRoles` → `list-store-roles`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? '' : '-') + letter.toLowerCase());

/** `store-roles` → `StoreRoles`. */
export const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** `StoreRoles` → `storeRoles`. */
export const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `banned_by`, `bannedBy` → `Banned by`. */
export const sentence = (name: string): string => {
  const words = kebabCase(name).replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
