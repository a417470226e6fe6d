import { readConfig } from '../../src/config.ts';
import { bundleProgram } from './bundle.ts';
import type { NodeBinary } from './node-binary.ts';
import type { PackedFile } from './packed-file.ts';
import { type Addresses, startFiles, variablesOf } from './start-files.ts';
import type { System } from './systems.ts';
import { tarArchive } from './tar-archive.ts';
import { zipArchive } from './zip-archive.ts';

export interface LauncherParts {
  system: System;
  /** Entry of the service's source. */
  main: string;
  node: NodeBinary;
  addresses: Addresses;
  /** The root of trust that this launcher is shipped with. */
  trustedRoot: Buffer;
}

/**
 * The archive a player unpacks: one folder with the program, its Node, its root of trust and a script to start it.
 *
 * @throws Error that names every address with which the launcher would not start
 */
export const packLauncher = async (parts: LauncherParts): Promise<Buffer> => {
  const { system, node } = parts;
  readConfig(variablesOf(parts.addresses));
  const program = await bundleProgram(parts.main);
  const files: PackedFile[] = [
    ...startFiles(system, parts.addresses),
    { path: 'root.json', data: parts.trustedRoot, executable: false },
    ...program.map(({ name, code }) => ({ path: `service/${name}`, data: Buffer.from(code), executable: false })),
    { path: system === 'windows' ? 'bin/node.exe' : 'bin/node', data: node.program, executable: true },
    { path: 'bin/LICENSE-node.txt', data: node.licence, executable: false },
  ].map((file) => ({ ...file, path: `Hoshikraft/${file.path}` }));
  return system === 'windows' ? zipArchive(files) : tarArchive(files);
};
