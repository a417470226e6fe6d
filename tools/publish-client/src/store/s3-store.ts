import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  HeadObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Store } from './store.ts';

export interface S3Place {
  bucket: string;
  /** Folder in the bucket, '' or ending in `/`. */
  prefix: string;
  /** Address of the store where it is not Amazon's own. */
  endpoint: string | undefined;
  region: string;
}

const NAMED_BY_CONTENT = /(?:^|[/-])[0-9a-f]{64}(?:\.json)?$/;
const SENT_AS_BYTES = 32 * 1024 * 1024;
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** A bucket. Its keys come from the environment, as every tool for S3 reads them (`AWS_ACCESS_KEY_ID` and so on). */
export function s3Store({ bucket, prefix, endpoint, region }: S3Place): Store {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Newer checksums are unknown to many compatible stores; ours is SHA-256, sent where the content is known.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const headers = (name: string) => ({
    CacheControl: NAMED_BY_CONTENT.test(name) ? KEPT_FOR_GOOD : 'no-cache',
    ContentType: name.endsWith('.json') ? 'application/json' : 'application/octet-stream',
  });
  return {
    where: `s3://${bucket}/${prefix}`,
    async open(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(name)));
        return (Body as AsyncIterable<Uint8Array> | undefined) ?? null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async size(name) {
      try {
        return (await client.send(new HeadObjectCommand(place(name)))).ContentLength ?? null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...place(name), ...headers(name), Body: bytes }));
    },
    async putFile(name, { path, size, sha256 }) {
      await client.send(
        new PutObjectCommand({
          ...place(name),
          ...headers(name),
          // Bytes can be sent again after a fault, a stream cannot.
          Body: size <= SENT_AS_BYTES ? await readFile(path) : createReadStream(path),
          ContentLength: size,
          // The store refuses what has other bytes: a file that was changed meanwhile never gets there.
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        }),
      );
    },
    async flush() {
      // A store has what it answered for.
    },
    async lock() {
      return () => client.destroy();
    },
  };
}
