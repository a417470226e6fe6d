import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from './addresses.ts';

/** An email in the inbox of the sandbox. */
export interface InboxEmail {
  subject: string;
  text: string;
  html: string;
}

/** Emails to an address, newest first. */
export const getEmailsTo = async (to: string): Promise<InboxEmail[]> => {
  const response = await fetch(`${addresses().inbox}.json?to=${encodeURIComponent(to)}`);
  if (!response.ok) throw new Error(`the inbox returned ${response.status}`);
  return (await response.json()) as InboxEmail[];
};

/** Waits for the newest email to an address whose text contains this. */
export const waitForEmail = async (to: string, what: RegExp, withinMs = 30_000): Promise<InboxEmail> => {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(250)) {
    const email = (await getEmailsTo(to)).find(({ text }) => what.test(text));
    if (email) return email;
  }
  throw new Error(`no email to ${to} contains ${what.source}`);
};
