import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FilesPlace } from '../config.ts';

/** A store that does not answer is given up after so long, milliseconds: before the request that waits for it. */
const PATIENCE_MS = 3000;

/** A bucket, as the configuration names it. */
export function s3Driver({ bucket, endpoint, region, credentials }: Extract<FilesPlace, { kind: 's3' }>): S3Driver {
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS },
    // Newer checksums are unknown to many compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
}
