import type { Download, Downloads } from '../app/start/downloads.ts';

/** The launcher's downloads, or why there are none; see `StartData`. */
export type KnownDownloads = Downloads | 'none' | 'unreachable';

const TIMEOUT_MS = 3000;
const CACHE_MS = 60_000;
/** After a failure the host is called again sooner, but not for every visitor. */
const FAILURE_CACHE_MS = 10_000;
const SIZE_LIMIT = 65_536;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readArtifact = (value: unknown, base: string): Download | null => {
  if (!isRecord(value)) return null;
  const { system, arch, file, size, sha256 } = value;
  if (system !== 'windows' && system !== 'macos' && system !== 'linux') return null;
  if (arch !== 'x64' && arch !== 'arm64') return null;
  if (typeof file !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(file)) return null;
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size <= 0) return null;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  return { system, arch, url: `${base}/${file}`, size, sha256 };
};

const parseDownloads = (text: string, base: string): Downloads => {
  const latest: unknown = JSON.parse(text);
  if (!isRecord(latest) || typeof latest['version'] !== 'string' || !/^[\w.+-]{1,40}$/.test(latest['version'])) {
    throw new Error('no version in it');
  }
  const listed: unknown = latest['artifacts'];
  if (!Array.isArray(listed)) throw new Error('no artifacts in it');
  // Unknown systems and architectures of later launchers are left out.
  const artifacts = listed.slice(0, 20).flatMap((artifact) => readArtifact(artifact, base) ?? []);
  return { version: latest['version'], artifacts };
};

const fetchDownloads = async (base: string): Promise<KnownDownloads> => {
  const response = await fetch(`${base}/latest.json`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return 'none';
  }
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const text = await response.text();
  if (text.length > SIZE_LIMIT) throw new Error('is too long');
  return parseDownloads(text, base);
};

/**
 * Reads `latest.json` of the launcher's downloads, at most once a minute for all visitors.
 *
 * @param base address of the folder; null if nothing is published
 * @param now current time in ms; set by tests
 */
export const downloadsReader = (base: string | null, now: () => number = Date.now) => {
  let until = 0;
  let cached: Promise<KnownDownloads> = Promise.resolve('none');
  return (): Promise<KnownDownloads> => {
    if (base === null || now() < until) return cached;
    until = now() + TIMEOUT_MS + CACHE_MS;
    cached = fetchDownloads(base).then(
      (answer) => {
        until = now() + (answer === 'none' ? FAILURE_CACHE_MS : CACHE_MS);
        return answer;
      },
      (error: unknown) => {
        console.error(`site: ${base}/latest.json ${error instanceof Error ? error.message : String(error)}`);
        until = now() + FAILURE_CACHE_MS;
        return 'unreachable';
      },
    );
    return cached;
  };
};
