import { useFormats } from '@hoshikraft/i18n';

const HOUR_S = 3600;

/** Formats seconds of play in whole hours, "199 hrs"; in minutes below one hour. */
export const useHours = (): ((seconds: number) => string) => {
  const { number, duration } = useFormats();
  return (seconds) => {
    const hours = Math.floor(seconds / HOUR_S);
    if (hours === 0 && seconds > 0) return duration(seconds);
    return number(hours, { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  };
};
