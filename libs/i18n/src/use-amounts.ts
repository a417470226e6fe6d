import { formatBytes, formatBytesOf, formatMemory, formatSpeed, formatStopwatch, formatWait } from './amounts.ts';
import { useLocale } from './use-formats.ts';

/** Every format of `amounts.ts` in the page's language: what downloads and clients are measured in. */
export const useAmounts = () => {
  const locale = useLocale();
  return {
    bytes: (bytes: number) => formatBytes(bytes, locale),
    bytesOf: (done: number, total: number) => formatBytesOf(done, total, locale),
    speed: (bytesPerSecond: number) => formatSpeed(bytesPerSecond, locale),
    memory: (mebibytes: number) => formatMemory(mebibytes, locale),
    wait: (seconds: number) => formatWait(seconds, locale),
    stopwatch: formatStopwatch,
  };
};
