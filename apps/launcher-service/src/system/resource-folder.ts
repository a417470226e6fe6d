import { lstat, readdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Schemas } from '../schemas.ts';

type Warning = Schemas['ResourceFolder']['warnings'][number];

const LOW_SPACE = 2 * 1024 ** 3;
/** Paths of Windows programs have at most 260 characters, and files of a modded client need about 140 of them. */
const LONG_ON_WINDOWS = 120;
const LONG_ELSEWHERE = 1000;
/** Numbers of NFS, SMB, CIFS, SMB2, AFS, Ceph and 9p in `statfs` on Linux. */
const NETWORK_TYPES = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400, 0x01021997]);
const SYNCED =
  /[\\/](OneDrive|Dropbox|Google ?Drive|iCloud ?Drive|Mobile Documents|Yandex\.?Disk|Яндекс\.?Диск|Nextcloud|MEGA|Облако Mail\.ru)( - [^\\/]*| \([^\\/]*\))?([\\/]|$)/i;

/** Bytes on the disk below a folder; a file with several names (hard links) counts once. */
async function folderSize(folder: string): Promise<number> {
  const linked = new Set<string>();
  const pending = [folder];
  let bytes = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const current = next;
    const entries = await readdir(current, { withFileTypes: true }).catch(() => []);
    pending.push(...entries.filter((entry) => entry.isDirectory()).map((entry) => join(current, entry.name)));
    const files = entries.filter((entry) => entry.isFile());
    const stats = await Promise.all(files.map((entry) => lstat(join(current, entry.name)).catch(() => null)));
    for (const stat of stats) {
      if (stat === null) continue;
      const id = `${stat.dev}:${stat.ino}`;
      if (stat.nlink > 1 && linked.has(id)) continue;
      if (stat.nlink > 1) linked.add(id);
      bytes += stat.size;
    }
  }
  return bytes;
}

/** Of the folder itself, or of its nearest existing parent. */
async function fileSystemOf(folder: string) {
  for (let current = folder; ; current = dirname(current)) {
    try {
      return await statfs(current);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(current) === current) throw error;
    }
  }
}

/** Why a folder is not suitable for clients, by its path. */
export function pathWarnings(folder: string, platform: NodeJS.Platform): Warning[] {
  const warnings: Warning[] = [];
  if (folder.length > (platform === 'win32' ? LONG_ON_WINDOWS : LONG_ELSEWHERE)) warnings.push('long_path');
  if (platform === 'win32' && /^[\\/]{2}/.test(folder)) warnings.push('network_drive');
  if (SYNCED.test(folder)) warnings.push('synced_folder');
  return warnings;
}

/** Folder of the clients: free space (bytes), their size (bytes), and problems with the folder. */
export async function resourceFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<Schemas['ResourceFolder']> {
  const [system, used] = await Promise.all([fileSystemOf(folder), folderSize(folder)]);
  const free = system.bavail * system.bsize;
  const warnings = pathWarnings(folder, platform);
  if (free < LOW_SPACE) warnings.push('low_space');
  if (platform === 'linux' && NETWORK_TYPES.has(system.type)) warnings.push('network_drive');
  return { value: folder, free, used, warnings };
}
