import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './hash-inputs.ts';
import type { PublishFolders } from './publish-launcher.ts';
import { runScript } from './run-tool.ts';

const PACKAGE = 'apps/launcher-service/scripts/package.ts';
const INPUTS = ['apps/launcher-service/src', 'apps/launcher-service/scripts', 'libs/launcher-contract/src'];

/** Makes the launcher's archive for this system, which the site's page about it offers; once, until its sources change. */
export async function publishArchive(
  { cdn, trustedRoot }: PublishFolders,
  urls: { api: string; site: string; sandbox: string },
): Promise<void> {
  const noted = join(cdn, '.archive-made-from');
  const root = readFileSync(trustedRoot, 'utf8');
  const inputs = hashInputs(INPUTS, [root, JSON.stringify(urls), process.version]);
  if (existsSync(noted) && readFileSync(noted, 'utf8') === inputs) return;
  const places = ['--out', join(cdn, 'launcher'), '--root', trustedRoot];
  const addresses = [
    ...['--api-url', urls.api, '--site-url', urls.site],
    ...['--clients-url', `${urls.sandbox}/cdn/clients`, '--ui-url', `${urls.sandbox}/cdn/launcher-ui`],
  ];
  await runScript("Making the launcher's archive", PACKAGE, ...places, ...addresses);
  writeFileSync(noted, inputs);
}
