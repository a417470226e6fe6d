import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

// Preloaded into a process: kills it right before its n-th change below a folder that a switch changes, or below
// KILL_BELOW. OTHER_DISK is a folder that behaves like another disk: renaming into it or out of it fails.
let left = Number(process.env.KILL_AT_STEP);
const touched = new RegExp(process.env.KILL_BELOW ?? '[/\\\\](staging|clients|trash)([/\\\\]|$)');
const { OTHER_DISK } = process.env;
const { rmSync } = fs;

const step = (given, onKill) => {
  if (!given.some((value) => typeof value === 'string' && touched.test(value)) || (left -= 1) !== 0) return;
  onKill?.();
  process.kill(process.pid, 'SIGKILL');
};
const counted =
  (original) =>
  (...given) => {
    step(given);
    return original(...given);
  };

const CHANGES = ['rename', 'link', 'copyFile', 'mkdir', 'rm', 'rmdir', 'writeFile', 'chmod'];
for (const name of CHANGES) {
  fs[`${name}Sync`] = counted(fs[`${name}Sync`]);
  fs.promises[name] = counted(fs.promises[name]);
}

const { open, rename, rm } = fs.promises;
fs.promises.open = async (path, flags = 'r', ...more) => {
  // Reading changes nothing.
  if (flags === 'r') return open(path, flags, ...more);
  step([path]);
  const handle = await open(path, flags, ...more);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = (...given) => {
    step([path]);
    return writeFile(...given);
  };
  return handle;
};

const isOther = (path) => OTHER_DISK !== undefined && path.startsWith(OTHER_DISK);
fs.promises.rename = async (from, to) => {
  if (isOther(from) !== isOther(to)) throw Object.assign(new Error('another disk'), { code: 'EXDEV' });
  return rename(from, to);
};

/** Deleting a folder takes several steps: a kill in between deletes a part of it. */
const removePart = (folder) => rmSync(join(folder, fs.readdirSync(folder)[0] ?? ''), { recursive: true });
fs.promises.rm = async (path, options) => {
  if (fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) step([path], () => removePart(path));
  return rm(path, options);
};
syncBuiltinESMExports();
