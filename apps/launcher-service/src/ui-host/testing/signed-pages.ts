import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyIdOf, rawPublicKey, sealEnvelope, type SignedKind } from '@hoshikraft/launcher-contract/signed';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const referenceTo = (bytes: Buffer) => ({ sha256: sha256(bytes), size: bytes.length });
const EXPIRES = new Date(Date.now() + 86_400_000).toISOString();

/** A repository with pages, signed with its own keys, behind a real server. */
export async function servePublished() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const files = new Map<string, Buffer>();
  const requested: string[] = [];
  const seal = (kind: SignedKind, payload: object, key = privateKey) =>
    sealEnvelope(kind, Buffer.from(JSON.stringify(payload)), [key]);
  const role = { keyIds: [keyIdOf(privateKey)], threshold: 1 };
  const root = seal('root', {
    type: 'root',
    version: 1,
    expires: EXPIRES,
    keys: { [keyIdOf(privateKey)]: rawPublicKey(privateKey).toString('base64') },
    roles: { root: role, timestamp: role, snapshot: role, manifest: role },
  });

  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    requested.push(name);
    const bytes = files.get(name);
    if (bytes) response.writeHead(200, { etag: `"${sha256(bytes)}"`, 'content-length': bytes.length }).end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    files,
    requested,
    /** Publishes pages; `forged` signs the manifest with an untrusted key. */
    publish(version: number, pages: Record<string, string>, { protocol = 1, forged = false } = {}): void {
      const listed = Object.entries(pages).map(([path, text]) => {
        const bytes = Buffer.from(text);
        const reference = referenceTo(bytes);
        files.set(`objects/${reference.sha256.slice(0, 2)}/${reference.sha256}`, bytes);
        return { path, ...reference, mode: 'enforce' };
      });
      const common = { version, expires: EXPIRES };
      const label = `0.${version}.0`;
      const about = { type: 'ui', formatVersion: 1, id: 'launcher-ui', version, label, publishedAt: EXPIRES, protocol };
      const manifest = seal('manifest', { ...about, files: listed, packs: [] }, forged ? stranger : privateKey);
      const bundle = { id: 'launcher-ui', kind: 'ui', version, manifest: referenceTo(manifest) };
      const snapshot = seal('snapshot', { type: 'snapshot', ...common, bundles: [bundle] });
      files.set(`manifest-${bundle.manifest.sha256}.json`, manifest);
      files.set(`snapshot-${sha256(snapshot)}.json`, snapshot);
      const pointer = { version, ...referenceTo(snapshot) };
      files.set('timestamp.json', seal('timestamp', { type: 'timestamp', ...common, snapshot: pointer }));
      files.set('builds/latest.json', Buffer.from(JSON.stringify({ version: label, builtAt: EXPIRES })));
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
