import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/;

interface Kept {
  bytes: Buffer;
  headers: Record<string, string>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const etagOf = ({ bytes }: Kept): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

/** Whether what is there is what a PUT wants to find there. */
function isExpected(
  found: Kept | undefined,
  { 'if-match': same, 'if-none-match': none }: IncomingHttpHeaders,
): boolean {
  if (none === '*' && found) return false;
  return same === undefined || (found !== undefined && etagOf(found) === same);
}

/**
 * As much of S3 as our stores need: signed PUT, GET, HEAD and DELETE of the bucket `builds`, the check of a named SHA-256, and a PUT
 * that only replaces what it expects. It begins with the objects given.
 */
export async function startS3(given: ReadonlyMap<string, Kept> = new Map()) {
  const objects = new Map(given);
  const hooks: {
    beforePut?: (name: string) => Promise<void>;
    loseAnswer?: (name: string) => boolean;
    conditions?: false;
  } = {};
  const refusals: string[] = [];
  const fail = (response: ServerResponse, status: number, code: string) => {
    if (status !== 404) refusals.push(code);
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
    const body = await bodyOf(request);
    if (!SIGNED.test(headers.authorization ?? '')) return fail(response, 403, 'AccessDenied');
    const name = /^\/builds\/(.+)$/.exec(path)?.[1];
    if (name === undefined) return fail(response, 404, 'NoSuchBucket');
    if (method === 'PUT') {
      const told = headers['x-amz-checksum-sha256'];
      if (told !== undefined && told !== createHash('sha256').update(body).digest('base64')) {
        return fail(response, 400, 'BadDigest');
      }
      await hooks.beforePut?.(name);
      const conditional = headers['if-match'] ?? headers['if-none-match'];
      if (conditional !== undefined && hooks.conditions === false) return fail(response, 501, 'NotImplemented');
      if (!isExpected(objects.get(name), headers)) return fail(response, 412, 'PreconditionFailed');
      const kept = Object.entries(headers).filter(([header]) => ['cache-control', 'content-type'].includes(header));
      const object = { bytes: body, headers: Object.fromEntries(kept) as Record<string, string> };
      objects.set(name, object);
      if (hooks.loseAnswer?.(name)) response.destroy();
      else response.writeHead(200, { etag: etagOf(object) }).end();
      return;
    }
    if (method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(name);
    if (!found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, { ...found.headers, etag: etagOf(found), 'content-length': found.bytes.length });
    response.end(method === 'HEAD' ? undefined : found.bytes);
  }

  const server = createServer((request, response) => {
    // Who was killed while sending has sent nothing.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    /** What happens to a PUT before it is looked at, whether its answer gets lost, whether conditions are known. */
    hooks,
    /** Codes of the calls that it refused. */
    refusals,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
