import type { App } from '../app-parts.ts';

interface Kept<Answer> {
  since: number;
  answer: Promise<Answer>;
  /** Whether it is being asked anew. */
  renewed: boolean;
}

/**
 * Asks the database once in `ms` for what is much to read and may be told so late, whatever the number of visitors; each
 * process for itself. Whoever comes up to as long after that hears what was, while it is asked anew: only who comes later
 * still waits.
 */
export function keptFor<About extends readonly string[], Answer>(
  ms: number,
  ask: (app: App, ...about: About) => Promise<Answer>,
): (app: App, ...about: About) => Promise<Answer> {
  const ofApp = new WeakMap<App, Map<string, Kept<Answer>>>();
  return (app, ...about) => {
    const kept = ofApp.get(app) ?? new Map<string, Kept<Answer>>();
    ofApp.set(app, kept);
    const name = about.join(' ');
    const known = kept.get(name);
    const age = Math.abs(Date.now() - (known?.since ?? 0));
    if (known === undefined || age >= 2 * ms) {
      const fresh = { since: Date.now(), answer: ask(app, ...about), renewed: false };
      kept.set(name, fresh);
      // Whoever asked hears that it failed; whoever asks next has it asked anew.
      fresh.answer.catch(() => kept.get(name) === fresh && kept.delete(name));
      return fresh.answer;
    }
    if (age >= ms && !known.renewed) {
      known.renewed = true;
      const since = Date.now();
      ask(app, ...about).then(
        (answer) => kept.set(name, { since, answer: Promise.resolve(answer), renewed: false }),
        () => (known.renewed = false),
      );
    }
    return known.answer;
  };
}
