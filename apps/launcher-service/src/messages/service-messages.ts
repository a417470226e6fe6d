import type { Schemas } from '../schemas.ts';

/** Problems with a value of a form: whole sentences, shown beside the field. */
interface ValueMessages {
  readonly link: string;
  /** Bounds in MiB. */
  readonly memory: (min: number, max: number) => string;
  readonly folderPath: string;
  readonly proxy: string;
  readonly folderHere: string;
  /** `said` is Java's own message, null if it printed none. */
  readonly flagsRefused: (said: string | null) => string;
}

export interface PageMessages {
  readonly title: string;
  readonly text: string;
  /** What to do with the window or tab. */
  readonly note: string;
}

/** All texts of the service for players except errors, which are in the contract's error registry. */
export interface ServiceMessages {
  readonly values: ValueMessages;
  /** Why a JVM flag is ignored. */
  readonly ignoredFlags: Readonly<Record<Schemas['JvmFlags']['ignored'][number]['reason'], string>>;
  /** The page shown until the launcher's own pages are available. */
  readonly waiting: PageMessages;
  /** The page in the browser after a sign-in of the launcher. */
  readonly browserSignIn: { readonly approved: PageMessages; readonly refused: PageMessages };
}
