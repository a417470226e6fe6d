import { useEffect, useState } from 'react';

/** A section is current once its top is this close to the top of the window, in px; the header covers the rest. */
const READING_LINE = 140;

const sectionAt = (ids: readonly string[]): string | undefined =>
  ids.findLast((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= READING_LINE;
  });

/** Id of the section that is being read; undefined above the first. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const update = (): void => setCurrent(sectionAt(joined.split(' ')));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [joined]);
  return current;
};
