import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

function brotliSize(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

/** Addresses of the scripts that a page asks for before anything is clicked. */
export async function firstScripts(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const addresses = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
  if (addresses.size === 0) throw new Error(`${page} names no script`);
  return [...addresses];
}

/** Bytes of them, brotli at its best. */
export async function firstJavaScript(page: string): Promise<number> {
  let bytes = 0;
  for (const address of await firstScripts(page)) {
    const reply = await fetch(new URL(address, page));
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    bytes += brotliSize(Buffer.from(await reply.arrayBuffer()));
  }
  return bytes;
}

/** The same for a page of React, react-dom and the router alone, hydrated and built by the same bundler. */
export function reactAndRouterAlone(): number {
  const folder = mkdtempSync(fileURLToPath(new URL('../.size-', import.meta.url)));
  const output = mkdtempSync(join(tmpdir(), 'bench-size-'));
  try {
    const entry = join(folder, 'entry.js');
    writeFileSync(
      entry,
      `import { createElement } from 'react';
       import { hydrateRoot } from 'react-dom/client';
       import { createBrowserRouter } from 'react-router';
       import { RouterProvider } from 'react-router/dom';
       const router = createBrowserRouter([{ path: '/', element: createElement('h1', null, 'hello') }]);
       hydrateRoot(document, createElement(RouterProvider, { router }));`,
    );
    const config = join(folder, 'vite.config.mjs');
    const settings = { root: folder, build: { outDir: output, emptyOutDir: true, rolldownOptions: { input: entry } } };
    writeFileSync(config, `export default ${JSON.stringify(settings)};`);
    // In a process of its own: the bundler takes no settings from the realm of a test, and React has another build for tests.
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, [VITE, 'build', '--config', config, '--logLevel', 'error'], { cwd: folder, env });
    const assets = join(output, 'assets');
    return readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + brotliSize(readFileSync(join(assets, name))), 0);
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(output, { recursive: true });
  }
}
