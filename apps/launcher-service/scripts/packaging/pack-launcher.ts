import { readConfig } from '../../src/config.ts';
import { bundleProgram } from './bundle.ts';
import type { NodeBinary } from './node-binary.ts';
import type { PackedFile } from './packed-file.ts';
import { type Addresses, startFiles, variablesOf } from './start-files.ts';
import type { System } from './systems.ts';
import { tarArchive } from './tar-archive.ts';
import { zipArchive } from './zip-archive.ts';

export interface PackOptions {
  system: System;
  /** Entry point of the service. */
  main: string;
  node: NodeBinary;
  addresses: Addresses;
  /** The root of trust that is shipped with this launcher. */
  trustedRoot: Buffer;
}

/**
 * Creates the archive for players: one folder with the program, its Node, its root of trust and a start script.
 *
 * @throws Error that names every invalid address
 */
export const packLauncher = async (options: PackOptions): Promise<Buffer> => {
  const { system, node } = options;
  readConfig(variablesOf(options.addresses));
  const program = await bundleProgram(options.main);
  const files: PackedFile[] = [
    ...startFiles(system, options.addresses),
    { path: 'root.json', data: options.trustedRoot, executable: false },
    ...program.map(({ name, code }) => ({ path: `service/${name}`, data: Buffer.from(code), executable: false })),
    { path: system === 'windows' ? 'bin/node.exe' : 'bin/node', data: node.program, executable: true },
    { path: 'bin/LICENSE-node.txt', data: node.licence, executable: false },
  ].map((file) => ({ ...file, path: `Hoshikraft/${file.path}` }));
  return system === 'windows' ? zipArchive(files) : tarArchive(files);
};
