import { LaunchFailure } from '../../launch-failure.ts';

/** Machine-readable reasons of `manifest_untrusted`. */
export type Distrust = 'signature' | 'rollback' | 'hash' | 'schema' | 'path';

/** Error for metadata that cannot be trusted; `path` is the path in question, or the file. */
export const untrusted = (reason: Distrust, path?: string): LaunchFailure =>
  new LaunchFailure({ code: 'manifest_untrusted', reason, ...(path === undefined ? {} : { path }) });
