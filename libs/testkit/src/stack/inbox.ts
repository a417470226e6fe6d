import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from './addresses.ts';

/** An e-mail in the inbox of the sandbox. */
export interface CaughtLetter {
  subject: string;
  text: string;
  html: string;
}

/** Letters to an address, newest first. */
export const lettersTo = async (to: string): Promise<CaughtLetter[]> => {
  const response = await fetch(`${addresses().inbox}.json?to=${encodeURIComponent(to)}`);
  if (!response.ok) throw new Error(`the inbox answered ${response.status}`);
  return (await response.json()) as CaughtLetter[];
};

/** Waits for the newest e-mail to an address whose text contains this. */
export const letterThatSays = async (to: string, what: RegExp, withinMs = 30_000): Promise<CaughtLetter> => {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(250)) {
    const letter = (await lettersTo(to)).find(({ text }) => what.test(text));
    if (letter) return letter;
  }
  throw new Error(`no letter to ${to} that says ${what.source}`);
};
