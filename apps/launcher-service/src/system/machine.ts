import type { Locale } from '@hoshikraft/shared';
import type { FoundRuntime } from '../clients/installer.ts';
import type { Schemas } from '../schemas.ts';

/** What came of a dry run of Java. */
export interface FlagTrial {
  /** A Java was asked: not so where none is here, or no flag is to be handed on. */
  tried: boolean;
  /** What Java says against the flags, in the asker's language; null where it says nothing. */
  refusal: string | null;
}

/** The machine under the service. */
export interface Machine {
  /** Memory as the setting and the machine give it; `recommendedMb` is the client's wish, when one is meant. */
  memory(value: number | 'auto', recommendedMb?: number): Schemas['Memory'];
  /** The player's flags as Java will get them, and what was left out. */
  jvmFlags(value: string, locale: Locale): Schemas['JvmFlags'];
  /** Has each of these Javas try the flags; where there are none, one of this machine. */
  tryJvmFlags(value: string, locale: Locale, javas: readonly FoundRuntime[]): Promise<FlagTrial>;
  /** Opens an https address of a known host in the player's browser; false where it is not one. */
  openLink(url: string): Promise<boolean>;
  openFolder(folder: string): Promise<void>;
  resourceFolder(folder: string): Promise<Schemas['ResourceFolder']>;
  systemData(): Schemas['SystemData'];
  system: Schemas['Os'];
}
