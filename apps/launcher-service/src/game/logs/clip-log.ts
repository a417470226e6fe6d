/** Maximum size that the API accepts, bytes of UTF-8, minus some space for JSON. */
const UPLOAD_LIMIT = 500_000;
/** Share of the beginning, which lists versions and mods; the cause of the failure is at the end. */
const HEAD_SHARE = 0.3;

const bytesOf = (line: string) => Buffer.byteLength(line) + 1;

/** Keeps as many of the first and last lines as fit into a limit in bytes. */
export function clipLog(lines: readonly string[], limit = UPLOAD_LIMIT): string {
  const total = lines.reduce((sum, line) => sum + bytesOf(line), 0);
  if (total <= limit) return lines.join('\n');
  const room = limit - 100;
  let head = 0;
  let bytes = 0;
  while (head < lines.length && bytes + bytesOf(lines[head] ?? '') <= room * HEAD_SHARE) {
    bytes += bytesOf(lines[head] ?? '');
    head += 1;
  }
  let tail = lines.length;
  while (tail > head && bytes + bytesOf(lines[tail - 1] ?? '') <= room) {
    tail -= 1;
    bytes += bytesOf(lines[tail] ?? '');
  }
  return [...lines.slice(0, head), `[… ${tail - head} lines left out …]`, ...lines.slice(tail)].join('\n');
}
