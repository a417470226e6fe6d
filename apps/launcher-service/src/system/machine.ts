import type { Locale } from '@hoshikraft/shared';
import type { FoundRuntime } from '../install/installer.ts';
import type { Schemas } from '../schemas.ts';

/** Result of a dry run of Java. */
export interface FlagTrial {
  /** Whether a Java tested the flags: false if there is none, or no flag is passed on. */
  tried: boolean;
  /** Java's message about the flags, in the caller's language; null if it accepts them. */
  refusal: string | null;
}

/** The machine on which the service runs. */
export interface Machine {
  /** Memory according to the setting and the machine; `recommendedMb` is the recommendation of a client. */
  memory(value: number | 'auto', recommendedMb?: number): Schemas['Memory'];
  /** The player's flags for Java, and the ignored ones. */
  jvmFlags(value: string, locale: Locale): Schemas['JvmFlags'];
  /** Lets each of these versions of Java test the flags; if there are none, one of the machine. */
  tryJvmFlags(value: string, locale: Locale, javas: readonly FoundRuntime[]): Promise<FlagTrial>;
  /** Opens an https address of a known host in the default browser; false if it is not allowed. */
  openLink(url: string): Promise<boolean>;
  openFolder(folder: string): Promise<void>;
  resourceFolder(folder: string): Promise<Schemas['ResourceFolder']>;
  systemData(): Schemas['SystemData'];
  system: Schemas['Os'];
}
