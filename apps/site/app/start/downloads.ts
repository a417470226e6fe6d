import { type System, SYSTEMS, type VisitorSystem } from './visitor-system.ts';

/** One archive of the launcher, as it is published. */
export interface Download {
  system: System;
  arch: 'x64' | 'arm64';
  /** Its address. */
  url: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What is published of the launcher. */
export interface Downloads {
  version: string;
  artifacts: readonly Download[];
}

/** The archive for this visitor, and all others; none where the visitor's system has no launcher. */
export const offer = ({ artifacts }: Downloads, { system, arch }: VisitorSystem) => {
  const own = artifacts.filter((artifact) => artifact.system === system);
  // A machine that does not tell what it is built on gets what most of its kind have, which is listed first.
  const first = own.find((artifact) => artifact.arch === arch) ?? own[0];
  const place = (artifact: Download) => SYSTEMS.indexOf(artifact.system);
  const others = artifacts.filter((artifact) => artifact !== first).sort((a, b) => place(a) - place(b));
  return { first, others };
};
