import { createMetadataSource } from './metadata-source.ts';
import { createRepository, type Repository } from './repository.ts';
import { openTrustStore } from './trust-store.ts';

interface Options {
  /** Address of the repository, without a slash at the end. */
  url: string;
  /** Folder of what was believed before. */
  folder: string;
  /** Bytes of the root that came with the launcher. */
  trustedRoot: Uint8Array;
  now?: () => Date;
  /** Patience with a server that does not answer, milliseconds. */
  timeoutMs?: number;
}

/** A repository over HTTP, with its trusted copy on the disk. @throws LaunchFailure where the shipped root is spoilt */
export const openRepository = ({ url, folder, trustedRoot, now = () => new Date(), timeoutMs }: Options): Repository =>
  createRepository({
    source: createMetadataSource(url, timeoutMs),
    store: openTrustStore(folder),
    trustedRoot,
    now,
  });
