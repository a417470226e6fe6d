import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Drawn, type Outcome, pageKeeper } from './page-keeper.ts';

interface Page {
  size: number;
  text: string;
}

let clock = 0;
let drawings: { key: string; finish: (status?: number) => Promise<void> }[] = [];
beforeEach(() => {
  clock = 1_000_000;
  drawings = [];
});

const keeper = (maxBytes = 1000) => pageKeeper<Page>({ maxBytes, now: () => clock });
type Keeper = ReturnType<typeof keeper>;

/** Asks for a page whose drawing waits until the test finishes it; what is drawn is numbered. */
const ask = (pages: Keeper, key = 'home') =>
  pages.get(
    key,
    () =>
      new Promise<Drawn<Page>>((resolve) => {
        const text = `${key} ${drawings.length + 1}`;
        const finish = async (status = 200): Promise<void> => {
          resolve({ status, page: { size: 100, text } });
          // Lets everyone who waits for it go on.
          await new Promise((next) => setImmediate(next));
        };
        drawings.push({ key, finish });
      }),
  );

const told = async (answer: Outcome<Page> | Promise<Outcome<Page>>): Promise<unknown> => {
  const outcome = await answer;
  if (outcome.kind === 'none') return 'none';
  if (outcome.kind === 'drawn') return [outcome.status, outcome.page.text];
  return outcome.old ? `${outcome.page.text}, old` : outcome.page.text;
};

const keep = async (pages: Keeper, key = 'home'): Promise<void> => {
  const answer = ask(pages, key);
  await drawings.at(-1)?.finish();
  await answer;
};

describe('a page', () => {
  test('is drawn once, however many ask at once', async () => {
    const pages = keeper();
    const answers = Array.from({ length: 50 }, () => told(ask(pages)));
    expect(drawings).toHaveLength(1);
    await drawings[0]?.finish();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['home 1']));
  });

  test('of one key is nobody else’s', async () => {
    const pages = keeper();
    await keep(pages, 'ru');
    await keep(pages, 'en');
    expect([await told(ask(pages, 'ru')), await told(ask(pages, 'en'))]).toEqual(['ru 1', 'en 2']);
  });

  test('is refreshed by one request while all get the kept one, and is never over 5 s old', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 2000;
    expect(await told(ask(pages))).toBe('home 1');
    expect(drawings).toHaveLength(1);
    clock += 1000;
    expect([await told(ask(pages)), await told(ask(pages))]).toEqual(['home 1', 'home 1']);
    expect(drawings).toHaveLength(2);
    clock += 2001;
    const late = told(ask(pages));
    await drawings[1]?.finish();
    expect(await late).toBe('home 2');
    expect(drawings).toHaveLength(2);
  });

  test('counts its age from when drawing began', async () => {
    const pages = keeper();
    const answer = ask(pages);
    clock += 4000;
    await drawings[0]?.finish();
    expect(await answer).toMatchObject({ kind: 'kept', ageMs: 4000, old: false });
  });

  test('that nobody wanted for long is drawn anew before it is answered', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 3_600_000;
    const answer = told(ask(pages));
    await drawings[1]?.finish();
    expect(await answer).toBe('home 2');
  });
});

describe('where drawing fails', () => {
  test('the kept page stays, marked as old; tries are few, and the first that succeeds ends it', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 60_000;
    const first = told(ask(pages));
    await drawings[1]?.finish(503);
    expect(await first).toBe('home 1, old');
    // At once, and without another try.
    expect(await told(ask(pages))).toBe('home 1, old');
    expect(drawings).toHaveLength(2);
    clock += 2000;
    expect(await told(ask(pages))).toBe('home 1, old');
    expect(drawings).toHaveLength(3);
    await drawings[2]?.finish();
    expect(await told(ask(pages))).toBe('home 3');
  });

  test('a page that is not yet 5 s old is not called old', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 3000;
    void ask(pages);
    await drawings[1]?.finish(503);
    expect(await told(ask(pages))).toBe('home 1');
  });

  test('everyone who waits is told so, and nothing is kept', async () => {
    const pages = keeper();
    const answers = [told(ask(pages)), told(ask(pages))];
    await drawings[0]?.finish(503);
    expect(await Promise.all(answers)).toEqual([
      [503, 'home 1'],
      [503, 'home 1'],
    ]);
    void ask(pages);
    expect(drawings).toHaveLength(2);
  });

  test.each([302, 404, 429])('%i is for the one who asked alone, and is not kept', async (status) => {
    const pages = keeper();
    const answers = [told(ask(pages)), told(ask(pages))];
    await drawings[0]?.finish(status);
    expect(await Promise.all(answers)).toEqual([[status, 'home 1'], 'none']);
    void ask(pages);
    expect(drawings).toHaveLength(2);
  });

  test('what is not for all is for nobody who waits, and ends what was kept', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 60_000;
    const forOne = () => pages.get('home', () => Promise.resolve({ status: 200, page: undefined }));
    expect(await told(forOne())).toBe('none');
    expect(await told(forOne())).toBe('none');
  });

  test('a page that is gone is forgotten; one caller’s refusal changes nothing', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 3000;
    void ask(pages);
    await drawings[1]?.finish(429);
    expect(await told(ask(pages))).toBe('home 1');
    await drawings[2]?.finish(404);
    const answer = told(ask(pages));
    await drawings[3]?.finish(404);
    expect(await answer).toEqual([404, 'home 4']);
  });

  test('by an error, the kept page stays as well, with few tries', async () => {
    const pages = keeper();
    await keep(pages);
    clock += 60_000;
    const breaking = () => pages.get('home', () => Promise.reject(new Error('broken')));
    expect(await told(breaking())).toBe('home 1, old');
    expect(await told(ask(pages))).toBe('home 1, old');
    expect(drawings).toHaveLength(1);
    clock += 2000;
    expect(await told(breaking())).toBe('home 1, old');
  });

  test('an error while drawing reaches who waits for it, and the next one draws', async () => {
    const pages = keeper();
    await expect(pages.get('home', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await keep(pages);
    expect(await told(ask(pages))).toBe('home 1');
  });
});

test('memory is bounded: what was asked for longest ago goes first', async () => {
  const pages = keeper(300);
  for (const key of ['a', 'b', 'c']) await keep(pages, key);
  await ask(pages, 'a');
  await keep(pages, 'd');
  expect(await told(ask(pages, 'a'))).toBe('a 1');
  void ask(pages, 'b');
  expect(drawings.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'b']);
});
