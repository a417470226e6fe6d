import { type System, SYSTEMS, type VisitorSystem } from './visitor-system.ts';

/** A published archive of the launcher. */
export interface Download {
  system: System;
  arch: 'x64' | 'arm64';
  url: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** The published launcher. */
export interface Downloads {
  version: string;
  artifacts: readonly Download[];
}

/** The archive for this visitor, and all others; `first` is undefined if there is none for the visitor's system. */
export const offer = ({ artifacts }: Downloads, { system, arch }: VisitorSystem) => {
  const own = artifacts.filter((artifact) => artifact.system === system);
  // Of an unknown architecture: the most common one, which is listed first.
  const first = own.find((artifact) => artifact.arch === arch) ?? own[0];
  const order = (artifact: Download) => SYSTEMS.indexOf(artifact.system);
  const others = artifacts.filter((artifact) => artifact !== first).sort((a, b) => order(a) - order(b));
  return { first, others };
};
