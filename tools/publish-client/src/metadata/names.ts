/** Paths in a repository. */
export const names = {
  timestamp: 'timestamp.json',
  newestRoot: 'root.json',
  latestBuild: 'builds/latest.json',
  root: (version: number) => `root.${version}.json`,
  snapshot: (hash: string) => `snapshot-${hash}.json`,
  manifest: (hash: string) => `manifest-${hash}.json`,
  object: (hash: string) => `objects/${hash.slice(0, 2)}/${hash}`,
  pack: (hash: string) => `packs/${hash}`,
} as const;
