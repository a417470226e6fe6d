import { readLauncherAccess } from './launcher-token.ts';

const pageAt = (address: string, stored: Record<string, string> = {}) => {
  const url = new URL(address);
  const storage = new Map(Object.entries(stored));
  const replaced: string[] = [];
  return {
    storage,
    replaced,
    window: {
      location: url as unknown as Location,
      history: { state: null, replaceState: (_state: unknown, _title: string, to: string) => replaced.push(to) },
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
      },
    } as unknown as Parameters<typeof readLauncherAccess>[0],
  };
};

describe('the token that the launcher passes to its page', () => {
  test('is read from the fragment, which is removed at once', () => {
    const page = pageAt('http://127.0.0.1:4203/ru/launcher?x=1#token=abc-DEF_1.~');
    expect(readLauncherAccess(page.window)).toEqual({ token: 'abc-DEF_1.~', serviceUrl: 'http://127.0.0.1:4203' });
    expect(page.replaced).toEqual(['/ru/launcher?x=1']);
  });

  test('survives a reload of the tab', () => {
    const first = pageAt('http://127.0.0.1:4203/#token=abc');
    readLauncherAccess(first.window);
    const again = pageAt('http://127.0.0.1:4203/ru/launcher', Object.fromEntries(first.storage));
    expect(readLauncherAccess(again.window)).toEqual({ token: 'abc', serviceUrl: 'http://127.0.0.1:4203' });
    expect(again.replaced).toEqual([]);
  });

  test('a new token replaces the old one', () => {
    const first = pageAt('http://127.0.0.1:4203/#token=old');
    readLauncherAccess(first.window);
    const again = pageAt('http://127.0.0.1:4203/#token=new', Object.fromEntries(first.storage));
    expect(readLauncherAccess(again.window)?.token).toBe('new');
  });

  test('a page of another origin gets the port, and only calls this machine', () => {
    const first = pageAt('https://launcher.example/ru/launcher#token=abc&port=4999');
    expect(readLauncherAccess(first.window)).toEqual({ token: 'abc', serviceUrl: 'http://127.0.0.1:4999' });
    const again = pageAt('https://launcher.example/', Object.fromEntries(first.storage));
    expect(readLauncherAccess(again.window)?.serviceUrl).toBe('http://127.0.0.1:4999');
    const evil = pageAt('https://launcher.example/#token=abc&port=80@evil.example');
    expect(readLauncherAccess(evil.window)?.serviceUrl).toBe('http://127.0.0.1:4203');
  });

  test.each(['http://127.0.0.1:4203/', 'http://127.0.0.1:4203/#token=', 'http://127.0.0.1:4203/#token=a%20b'])(
    'there is none at %s',
    (address) => {
      expect(readLauncherAccess(pageAt(address).window)).toBeNull();
    },
  );
});
