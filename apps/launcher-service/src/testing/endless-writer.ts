/** Writes settings and a text in a loop until it is killed; prints a line after both were written. */
import { openSettings } from '../state/settings/settings-store.ts';
import { createTextStore } from '../state/storage/text-store.ts';

const home = process.argv[2] ?? '';
const settings = await openSettings(home);
const texts = createTextStore(home);
const text = (number: number): string => `${number}${' '.repeat(4000)}${number}`;
const first = Number.parseInt(settings.get().jvmFlags, 10) || 0;

for (let number = first + 1; ; number += 1) {
  await Promise.all([settings.set({ jvmFlags: text(number) }), texts.write('session', text(number))]);
  if (number === first + 1) process.stdout.write('written');
}
