import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  HeadObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { changedMeanwhile, isSame } from './store.ts';
import type { Store } from './store.ts';

export interface S3Place {
  bucket: string;
  /** Folder in the bucket, '' or with a trailing `/`. */
  prefix: string;
  /** Address of the store if it is not Amazon's. */
  endpoint: string | undefined;
  region: string;
}

const NAMED_BY_CONTENT = /(?:^|[/-])[0-9a-f]{64}(?:\.json)?$/;
const SENT_AS_BYTES = 32 * 1024 * 1024;
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
const isAbsent = (error: unknown): boolean => statusOf(error) === 404;
/** 412 if another object exists, 409 if one is being uploaded. */
const isTaken = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0);

/** A bucket. Credentials come from the usual variables (`AWS_ACCESS_KEY_ID` and so on). */
export function s3Store({ bucket, prefix, endpoint, region }: S3Place): Store {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many compatible stores do not support newer checksums; ours is SHA-256, sent if the content is known.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const headers = (name: string) => ({
    CacheControl: NAMED_BY_CONTENT.test(name) ? KEPT_FOR_GOOD : 'no-cache',
    ContentType: name.endsWith('.json') ? 'application/json' : 'application/octet-stream',
  });
  const where = `s3://${bucket}/${prefix}`;

  async function read(name: string): Promise<{ bytes: Uint8Array; etag: string | undefined } | null> {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(place(name)));
      return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), etag: ETag };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  return {
    where,
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
    async replace(name, bytes, previous) {
      const there = await read(name);
      if (!isSame(there?.bytes ?? null, previous)) throw changedMeanwhile({ where });
      const condition = there === null ? { IfNoneMatch: '*' } : { IfMatch: there.etag };
      const put = { ...place(name), ...headers(name), Body: bytes };
      try {
        await client.send(new PutObjectCommand({ ...put, ...condition }));
      } catch (error) {
        // Without conditional requests the content is compared right before the upload.
        if (statusOf(error) === 501) return void (await client.send(new PutObjectCommand(put)));
        if (!isTaken(error)) throw error;
        // Repeated after a lost response, the request finds its own object.
        if (!isSame((await read(name))?.bytes ?? null, bytes)) throw changedMeanwhile({ where });
      }
    },
    async putFile(name, { path, size, sha256 }) {
      await client.send(
        new PutObjectCommand({
          ...place(name),
          ...headers(name),
          // Bytes can be sent again after an error, a stream cannot.
          Body: size <= SENT_AS_BYTES ? await readFile(path) : createReadStream(path),
          ContentLength: size,
          // The store refuses other bytes: a file that changed meanwhile is not uploaded.
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        }),
      );
    },
    async flush() {
      // An object is durable when the store has confirmed it.
    },
    async lock() {
      return () => client.destroy();
    },
  };
}
