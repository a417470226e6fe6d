import type { PackedFile } from './packed-file.ts';
import type { System } from './systems.ts';

/** Addresses that are packed into a launcher; environment variables of the player win. */
export interface Addresses {
  apiUrl: string;
  siteUrl: string;
  clientsUrl: string;
  uiUrl: string;
  /** Origins besides the service's own whose pages may call it. */
  uiOrigins: string;
  /** Hosts besides the well-known ones whose https addresses the launcher opens in the browser. */
  linkHosts: string;
}

const plain = (path: string, text: string, executable = false): PackedFile => ({
  path,
  data: Buffer.from(text),
  executable,
});

/** Environment of the packed service. */
export const variablesOf = (addresses: Addresses): Record<string, string> => ({
  NODE_ENV: 'production',
  API_URL: addresses.apiUrl,
  SITE_URL: addresses.siteUrl,
  CLIENTS_URL: addresses.clientsUrl,
  UI_URL: addresses.uiUrl,
  ...(addresses.uiOrigins === '' ? {} : { UI_ORIGINS: addresses.uiOrigins }),
  ...(addresses.linkHosts === '' ? {} : { LINK_HOSTS: addresses.linkHosts }),
});

const environment = (addresses: Addresses): string =>
  Object.entries(variablesOf(addresses))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

// The script may be started through a link on the desktop: files are searched beside its real path.
const shell = `#!/bin/sh
script="$0"
while [ -L "$script" ]; do
  target="$(readlink "$script")"
  case "$target" in
    /*) script="$target" ;;
    *) script="$(dirname "$script")/$target" ;;
  esac
done
here="$(cd "$(dirname "$script")" && pwd)"
[ $# -gt 0 ] || set -- open
TRUSTED_ROOT="\${TRUSTED_ROOT:-$here/root.json}"
export TRUSTED_ROOT
exec "$here/bin/node" --env-file="$here/launcher.env" "$here/service/main.mjs" "$@"
`;

const batch = `@echo off
setlocal
if not defined TRUSTED_ROOT set "TRUSTED_ROOT=%~dp0root.json"
if "%~1"=="" (
  "%~dp0bin\\node.exe" "--env-file=%~dp0launcher.env" "%~dp0service\\main.mjs" open
) else (
  "%~dp0bin\\node.exe" "--env-file=%~dp0launcher.env" "%~dp0service\\main.mjs" %*
)
`;

/** Name of the start script; a double click runs it on every system. */
const startName: Record<System, string> = {
  windows: 'Hoshikraft.cmd',
  macos: 'Hoshikraft.command',
  linux: 'hoshikraft',
};

const scriptOf = (system: System): PackedFile =>
  system === 'windows'
    ? plain(startName.windows, batch.replaceAll('\n', '\r\n'))
    : plain(startName[system], shell, true);

/** The start script, whose default command is `open`, and its addresses. */
export const startFiles = (system: System, addresses: Addresses): PackedFile[] => [
  scriptOf(system),
  plain('launcher.env', environment(addresses)),
];
