const assertNoCycle = (app, reach) => {
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`${app}: ${[...path, name].join(' → ')} is a cycle`);
    for (const next of reach(name)) visit(next, [...path, name]);
  };
  return (names) => names.forEach((name) => visit(name, []));
};

/** Modules that a module may import: those in the table, and the shared ones unless it is shared itself. */
const reachOf =
  ({ shared, modules }) =>
  (name) => [...modules[name], ...(shared.includes(name) ? [] : shared)];

/** Tests and their helpers may import anything. */
const TESTS = '(\\.test\\.tsx?$|-fixtures\\.ts$|/testing/)';

const any = (paths) => `(${paths.join('|')})`;

/** A module that contains others (`system` with `system/files`) has only the files directly in its folder. */
const pathOf = (app, names) => (name) =>
  names.some((other) => other.startsWith(`${name}/`)) ? `^${app}/${name}/[^/]+$` : `^${app}/${name}/`;

/** Rules for dependency-cruiser: one for each module, and one for folders missing in the table. */
export const moduleRules = (table) =>
  Object.entries(table).flatMap(([app, entry]) => {
    const names = Object.keys(entry.modules);
    const reach = reachOf(entry);
    const path = pathOf(app, names);
    assertNoCycle(app, reach)(names);
    const arrows = names.map((name) => ({
      name: `${app}/${name}`,
      comment: `${name} may import ${reach(name).join(', ') || 'no other module'}`,
      severity: 'error',
      from: { path: path(name), pathNot: TESTS },
      to: { path: `^${app}/[^/]+/`, pathNot: any([`^${app}/generated/`, ...[name, ...reach(name)].map(path)]) },
    }));
    const unlisted = {
      name: `${app}/unlisted`,
      comment: 'a new folder is listed in tools/workspace/imports/modules.mjs, with what it may import',
      severity: 'error',
      from: { path: `^${app}/[^/]+/`, pathNot: any([TESTS, `^${app}/generated/`, ...names.map(path)]) },
      to: { path: `^${app}/` },
    };
    return [...arrows, unlisted];
  });
