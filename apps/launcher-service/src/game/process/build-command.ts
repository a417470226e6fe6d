import { posix, win32 } from 'node:path';
import { refusePath } from '@hoshikraft/launcher-contract/signed';
import { LaunchFailure } from '../../launch-failure.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import type { GameStart } from './game.ts';
import { gameEnvironment } from './game-environment.ts';
import { placeholdersOf } from './placeholders.ts';

export interface Command {
  executable: string;
  args: string[];
  folder: string;
  env: NodeJS.ProcessEnv;
}

// The output of the game is read as UTF-8, whatever the encoding of the machine.
const ENCODING = ['file.encoding', 'sun.stdout.encoding', 'sun.stderr.encoding', 'stdout.encoding', 'stderr.encoding'];

function inside(path: string): string {
  if (refusePath(path) !== null) throw new LaunchFailure({ code: 'manifest_untrusted', reason: 'path', path });
  return path;
}

function javaArgs({ manifest, memoryMb, jvmFlags }: GameStart, fill: (text: string) => string, separator: string) {
  const { main, classpath, vmArgs, args } = manifest.launch;
  // Java would take it for an option or a file with options.
  if (/^[-@]/.test(main)) throw new LaunchFailure({ code: 'manifest_untrusted', reason: 'schema', path: main });
  return [
    `-Xmx${memoryMb}M`,
    ...ENCODING.map((name) => `-D${name}=UTF-8`),
    ...jvmFlags,
    ...vmArgs.map(fill),
    '-cp',
    // Relative to the working directory: a separator in the path of that folder cannot split it, and the line stays short.
    classpath.map(inside).join(separator),
    main,
    ...args.map(fill),
  ];
}

/**
 * Builds the command of a client: the program, its arguments (no shell parses them), its folder and its environment.
 *
 * @throws LaunchFailure path_unusable for a folder with `!`, which Java takes for the end of an archive's name;
 *   manifest_untrusted for a manifest that cannot be started
 */
export function buildCommand(
  game: GameStart,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Command {
  const { manifest, folder, runtime, memoryMb } = game;
  if (folder.includes('!')) {
    throw new LaunchFailure({ code: 'path_unusable', reason: 'exclamation_mark', path: folder });
  }
  const values = placeholdersOf(game);
  const fill = (text: string) => fillPlaceholders(text, values);
  const { delimiter } = platform === 'win32' ? win32 : posix;
  const args =
    manifest.runtime.kind === 'java'
      ? javaArgs(game, fill, delimiter)
      : [`--max-old-space-size=${memoryMb}`, inside(manifest.launch.main), ...manifest.launch.args.map(fill)];
  return { executable: runtime.executable, args, folder, env: gameEnvironment(env, platform) };
}
