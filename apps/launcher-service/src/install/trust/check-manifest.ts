import { refusePath, refusePaths } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../../schemas.ts';
import { untrusted } from './untrusted.ts';

type Manifest = Schemas['Manifest'];
type Os = Schemas['Os'];
type Arch = Schemas['Arch'];

const SYSTEMS: readonly { os: Os; arch: Arch }[] = (['windows', 'macos', 'linux'] as const).flatMap((os) =>
  (['x64', 'arm64'] as const).map((arch) => ({ os, arch })),
);

/** Whether a file is for this system; a file without rules is for all. */
export const isFor = (
  { rules }: Pick<Schemas['ManifestFile'], 'rules'>,
  { os, arch }: { os: Os; arch: Arch },
): boolean =>
  rules === undefined ||
  rules.some((rule) => (rule.os === undefined || rule.os === os) && (rule.arch === undefined || rule.arch === arch));

function checkPaths(manifest: Manifest): void {
  const scopes = 'scopes' in manifest ? manifest.scopes.map(({ path }) => path) : [];
  const classpath = 'launch' in manifest ? manifest.launch.classpath : [];
  for (const path of [...manifest.files.map((file) => file.path), ...scopes, ...classpath]) {
    if (refusePath(path)) throw untrusted('path', path);
  }
  const programs = 'executable' in manifest ? [manifest.executable] : [];
  if ('launch' in manifest && manifest.runtime.kind === 'node') programs.push(manifest.launch.main);
  for (const path of programs) if (refusePath(path)) throw untrusted('path', path);
  // Files of different systems may have the same path; those of one system may not, on any system.
  const ruled = manifest.files.some(({ rules }) => rules !== undefined);
  for (const system of ruled ? SYSTEMS : SYSTEMS.slice(0, 1)) {
    const refused = refusePaths(manifest.files.filter((file) => isFor(file, system)).map(({ path }) => path));
    if (refused) throw untrusted('path', refused.path);
  }
}

function checkSizes(manifest: Manifest): void {
  const sizes = new Map<string, number>();
  for (const { sha256, size, path } of manifest.files) {
    if ((sizes.get(sha256) ?? size) !== size) throw untrusted('schema', path);
    sizes.set(sha256, size);
  }
  for (const pack of manifest.packs) {
    for (const { sha256, offset, size } of pack.entries) {
      const fits = offset + size <= pack.size && (sizes.get(sha256) ?? size) === size;
      if (!fits) throw untrusted('schema', `packs/${pack.sha256}`);
    }
  }
}

/** Checks what the schema cannot: portable paths, and sizes that match. @throws LaunchFailure manifest_untrusted */
export function checkManifest(manifest: Manifest): void {
  checkPaths(manifest);
  checkSizes(manifest);
}
