import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { repository } from './process.ts';

function brotliSize(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

/** Bytes of JavaScript, brotli at its best, that a page asks for before anything is clicked. */
export async function firstJavaScript(page: string): Promise<number> {
  const html = await (await fetch(page)).text();
  const addresses = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
  if (addresses.size === 0) throw new Error(`${page} names no script`);
  let bytes = 0;
  for (const address of addresses) {
    const reply = await fetch(new URL(address, page));
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    bytes += brotliSize(Buffer.from(await reply.arrayBuffer()));
  }
  return bytes;
}

/** The same for a page of React, react-dom and the router alone, hydrated and built by the same bundler. */
export async function reactAndRouterAlone(): Promise<number> {
  const folder = mkdtempSync(join(repository, 'tools/bench/.size-'));
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
    await build({
      root: folder,
      logLevel: 'error',
      configFile: false,
      build: { outDir: output, emptyOutDir: true, rolldownOptions: { input: entry } },
    });
    const assets = join(output, 'assets');
    return readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + brotliSize(readFileSync(join(assets, name))), 0);
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(output, { recursive: true });
  }
}
