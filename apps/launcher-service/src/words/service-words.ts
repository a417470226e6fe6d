import type { Schemas } from '../schemas.ts';

/** What is wrong with a value that the page sent: whole sentences, shown beside its field. */
interface ValueWords {
  readonly link: string;
  /** Bounds in MiB. */
  readonly memory: (min: number, max: number) => string;
  readonly folderPath: string;
  readonly folderHere: string;
  /** `said` is Java's own complaint, null when it made none. */
  readonly flagsRefused: (said: string | null) => string;
}

/** Everything the service says in a player's language, but the refusals, which stand in the contract's error registry. */
export interface ServiceWords {
  readonly values: ValueWords;
  /** Why a JVM flag is not passed on. */
  readonly ignoredFlags: Readonly<Record<Schemas['JvmFlags']['ignored'][number]['reason'], string>>;
  /** The page shown until the launcher's own pages are there. */
  readonly waiting: { readonly title: string; readonly text: string };
}
