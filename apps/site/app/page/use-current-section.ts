import { useEffect, useState } from 'react';

/** A section counts as being read once its top is this near to the window's, in px; the header is above it. */
const READING_LINE = 140;

const sectionAt = (ids: readonly string[]): string | undefined =>
  ids.findLast((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= READING_LINE;
  });

/** Which of the page's sections is being read; undefined above the first. */
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
