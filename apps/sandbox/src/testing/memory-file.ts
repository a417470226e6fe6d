import type { JsonFile } from '../json-file.ts';

/** A file that outlives what opens it, for as long as the test. */
export function memoryFile<T>(): JsonFile<T> {
  let text: string | null = null;
  return {
    load: () => (text === null ? null : (JSON.parse(text) as T)),
    save: (value) => {
      text = JSON.stringify(value);
    },
  };
}
