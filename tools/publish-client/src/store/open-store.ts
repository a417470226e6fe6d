import { resolve } from 'node:path';
import { diskStore } from './disk-store.ts';
import { httpStore } from './http-store.ts';
import type { Store } from './store.ts';

/**
 * Opens a repository by its address: a folder, `s3://bucket/folder` (configured by `S3_ENDPOINT` and `AWS_REGION`), or an
 * http address, which is read-only.
 *
 * @throws Error for an address of another kind
 */
export async function openStore(address: string, env: NodeJS.ProcessEnv): Promise<Store> {
  if (/^https?:\/\//.test(address)) return httpStore(address);
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address);
  if (bucket) {
    const { s3Store } = await import('./s3-store.ts');
    const folder = (bucket[2] ?? '').replace(/\/+$/, '');
    return s3Store({
      bucket: bucket[1] ?? '',
      prefix: folder === '' ? '' : `${folder}/`,
      endpoint: env['S3_ENDPOINT'],
      region: env['AWS_REGION'] ?? 'us-east-1',
    });
  }
  if (/^[a-z0-9]+:\/\//.test(address))
    throw new Error(`${address} is not supported: use a folder, s3://… or http(s)://…`);
  return diskStore(resolve(address));
}
