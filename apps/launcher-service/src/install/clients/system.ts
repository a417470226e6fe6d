import { arch, platform } from 'node:process';
import type { PlanSystem } from '../plan/plan.ts';

/** This machine, in the terms of manifests. */
export function thisSystem(): PlanSystem {
  const os = platform === 'win32' ? 'windows' : platform === 'darwin' ? 'macos' : 'linux';
  return { os, arch: arch === 'arm64' ? 'arm64' : 'x64', caseInsensitive: os !== 'linux' };
}
