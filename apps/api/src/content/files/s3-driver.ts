import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FilesPlace } from '../../config.ts';

/** Timeout of the store, milliseconds: shorter than the deadline of a request. */
const STORE_TIMEOUT_MS = 3000;

/** Driver for the configured bucket. */
export function s3Driver({ bucket, endpoint, region, credentials }: Extract<FilesPlace, { kind: 's3' }>): S3Driver {
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: STORE_TIMEOUT_MS, requestTimeout: STORE_TIMEOUT_MS },
    // Many compatible stores do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
}
