import { readdir } from 'node:fs/promises';
import { posix, win32 } from 'node:path';

export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

/** Folders whose subfolders are Java installations. */
function collections({ platform, env, home }: Machine): string[] {
  if (platform === 'win32') {
    const roots = [env['ProgramFiles'], env['ProgramW6432'], env['LOCALAPPDATA'] && `${env['LOCALAPPDATA']}\\Programs`];
    const makers = ['Java', 'Eclipse Adoptium', 'AdoptOpenJDK', 'Zulu', 'Microsoft', 'BellSoft', 'Amazon Corretto'];
    return roots.filter((root) => root !== undefined).flatMap((root) => makers.map((maker) => win32.join(root, maker)));
  }
  const own = ['.sdkman/candidates/java', '.jdks', '.local/share/mise/installs/java'];
  const shared =
    platform === 'darwin'
      ? ['/Library/Java/JavaVirtualMachines', `${home}/Library/Java/JavaVirtualMachines`, '/opt/homebrew/opt']
      : ['/usr/lib/jvm', '/usr/lib64/jvm', '/usr/java', '/opt', '/opt/java', '/app/jdk'];
  return [...shared, ...own.map((folder) => posix.join(home, folder))];
}

/** Path of the program inside an installation. */
function inside(platform: NodeJS.Platform, folder: string): string[] {
  if (platform === 'win32') return [win32.join(folder, 'bin', 'java.exe')];
  const linux = posix.join(folder, 'bin', 'java');
  if (platform !== 'darwin') return [linux];
  const openjdk = 'libexec/openjdk.jdk/Contents/Home/bin/java';
  return [posix.join(folder, 'Contents/Home/bin/java'), posix.join(folder, openjdk), linux];
}

/** Possible paths of Java, the most likely first: JAVA_HOME, PATH, then the usual folders of this system. */
export async function javaPlaces(machine: Machine): Promise<string[]> {
  const { platform, env } = machine;
  const path = platform === 'win32' ? win32 : posix;
  const name = platform === 'win32' ? 'java.exe' : 'java';
  const searchPath = env['PATH'] ?? env['Path'] ?? '';
  // A relative entry would depend on the working directory of the service.
  const onPath = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const found = env['JAVA_HOME'] ? inside(platform, env['JAVA_HOME']) : [];
  found.push(...onPath.map((folder) => path.join(folder, name)));
  for (const collection of collections(machine)) {
    const names = await readdir(collection).catch(() => []);
    found.push(...names.sort().flatMap((entry) => inside(platform, path.join(collection, entry))));
  }
  return [...new Set(found)].filter((place) => path.isAbsolute(place));
}
