import type { Schemas } from '../schemas.ts';

export type IgnoredReason = Schemas['JvmFlags']['ignored'][number]['reason'];

/** Take the next argument as their value. Those the game may have are handed on in their `name=value` form. */
const WITH_VALUE = [
  '--add-opens',
  '--add-exports',
  '--add-reads',
  '--add-modules',
  '--limit-modules',
  '--enable-native-access',
];
const FORBIDDEN_WITH_VALUE = [
  '-cp',
  '-classpath',
  '--class-path',
  '-jar',
  '-p',
  '--module-path',
  '--upgrade-module-path',
  '--patch-module',
  '-m',
  '--module',
  '-d',
  '--describe-module',
  '--source',
];

// What runs other code, replaces ours, opens the game to the network, or makes Java do something else than play.
const FORBIDDEN = [
  /^@/,
  /^-javaagent\b/,
  /^-agent/,
  /^-Xrun/,
  /^-Xbootclasspath/,
  /^-Xdebug$/,
  /^-XX:[+-]?On/,
  /^-XX:(Flags|VMOptionsFile|SharedArchiveFile|ArchiveClassesAtExit|AOTCache|AOTConfiguration|AOTMode)\b/,
  /^-XX:[+-]?(EnableJVMCI|JVMCI|UseJVMCI)/,
  /^-Xshare:dump$/,
  /^-D(java\.class\.path|java\.library\.path|sun\.boot\.library\.path|java\.system\.class\.loader|java\.home)(=|$)/,
  /^-D(java\.security\.(manager|policy|properties)|jdk\.module\.[^=]*|java\.ext\.dirs|java\.endorsed\.dirs)(=|$)/,
  /^-Dcom\.sun\.management\./,
  /^(-{1,2}(version|help|dry-run|list-modules|validate-modules|show-module-resolution|help-extra)|-h|-\?|-X|-Xinternalversion|-fullversion|--full-version)$/,
];
const MEMORY = [
  /^-(Xmx|Xms|mx|ms)/,
  /^-XX:(MaxHeapSize|InitialHeapSize|MinHeapSize|MaxRAM|MaxRAMFraction|MinRAMFraction|InitialRAMFraction)=/,
  /^-XX:(MaxRAMPercentage|MinRAMPercentage|InitialRAMPercentage)=/,
];
const ENCODING = [/^-D(file\.encoding|sun\.jnu\.encoding|native\.encoding|(sun\.)?std(out|err|in)\.encoding)(=|$)/];

const CONTROL = /[\u0000-\u001f\u007f]/;

/** Why a single argument is not handed to Java, null when it is (security.md, launcher service). */
export function refusalOf(flag: string): IgnoredReason | null {
  if (FORBIDDEN.some((rule) => rule.test(flag))) return 'forbidden';
  if (FORBIDDEN_WITH_VALUE.some((name) => flag === name || flag.startsWith(`${name}=`))) return 'forbidden';
  if (MEMORY.some((rule) => rule.test(flag))) return 'memory';
  if (ENCODING.some((rule) => rule.test(flag))) return 'encoding';
  if (!/^--?[A-Za-z]/.test(flag) || CONTROL.test(flag)) return 'not_a_flag';
  return null;
}

/** The argument after this one belongs to it. */
export const takesValue = (flag: string): boolean => WITH_VALUE.includes(flag) || FORBIDDEN_WITH_VALUE.includes(flag);
