import { LaunchFailure } from '../launch-failure.ts';

/** Machine words of `manifest_untrusted`. */
export type Distrust = 'signature' | 'rollback' | 'hash' | 'schema' | 'path';

/** What is said when metadata cannot be believed; `path` names the path in question, or the file. */
export const untrusted = (reason: Distrust, path?: string): LaunchFailure =>
  new LaunchFailure({ code: 'manifest_untrusted', reason, ...(path === undefined ? {} : { path }) });
