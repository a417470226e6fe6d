import { useFormats } from './use-formats.ts';

export interface TimeProps {
  /** RFC 3339. */
  at: string;
  /** `moment` has the time of day, `day` the date alone. */
  format?: 'moment' | 'day';
}

/** A time as people say it, "yesterday, 20:14" or "in 3 days"; the exact one is its title. */
export const Time = ({ at, format = 'moment' }: TimeProps) => {
  const formats = useFormats();
  return (
    <time dateTime={at} title={formats.exactTime(at)}>
      {formats[format](at)}
    </time>
  );
};
