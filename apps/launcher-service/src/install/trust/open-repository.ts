import { createMetadataSource } from './metadata-source.ts';
import { createRepository, type Repository } from './repository.ts';
import { openTrustStore } from './trust-store.ts';

interface Options {
  /** Address of the repository, without a trailing slash. */
  url: string;
  /** Folder of the trusted copy. */
  folder: string;
  /** Bytes of the root that was shipped with the launcher. */
  trustedRoot: Uint8Array;
  now?: () => Date;
  /** Timeout for a server that does not respond, milliseconds. */
  timeoutMs?: number;
}

/** A repository over HTTP with its trusted copy on the disk. @throws LaunchFailure if the shipped root is damaged */
export const openRepository = ({ url, folder, trustedRoot, now = () => new Date(), timeoutMs }: Options): Repository =>
  createRepository({
    source: createMetadataSource(url, timeoutMs),
    store: openTrustStore(folder),
    trustedRoot,
    now,
  });
