import { takeLauncherAccess } from './launcher-token.ts';

const pageAt = (address: string, kept: Record<string, string> = {}) => {
  const url = new URL(address);
  const storage = new Map(Object.entries(kept));
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
    } as unknown as Parameters<typeof takeLauncherAccess>[0],
  };
};

describe('the key that the launcher hands to its page', () => {
  test('is taken from the fragment, which is gone at once', () => {
    const page = pageAt('http://127.0.0.1:4203/ru/launcher?x=1#token=abc-DEF_1.~');
    expect(takeLauncherAccess(page.window)).toEqual({ token: 'abc-DEF_1.~', serviceUrl: 'http://127.0.0.1:4203' });
    expect(page.replaced).toEqual(['/ru/launcher?x=1']);
  });

  test('outlives a reload of the tab', () => {
    const first = pageAt('http://127.0.0.1:4203/#token=abc');
    takeLauncherAccess(first.window);
    const again = pageAt('http://127.0.0.1:4203/ru/launcher', Object.fromEntries(first.storage));
    expect(takeLauncherAccess(again.window)).toEqual({ token: 'abc', serviceUrl: 'http://127.0.0.1:4203' });
    expect(again.replaced).toEqual([]);
  });

  test('a fresh key replaces the one of the start before', () => {
    const first = pageAt('http://127.0.0.1:4203/#token=old');
    takeLauncherAccess(first.window);
    const again = pageAt('http://127.0.0.1:4203/#token=new', Object.fromEntries(first.storage));
    expect(takeLauncherAccess(again.window)?.token).toBe('new');
  });

  test('a page of another origin is told the port, and only ever speaks to this machine', () => {
    const first = pageAt('https://launcher.example/ru/launcher#token=abc&port=4999');
    expect(takeLauncherAccess(first.window)).toEqual({ token: 'abc', serviceUrl: 'http://127.0.0.1:4999' });
    const again = pageAt('https://launcher.example/', Object.fromEntries(first.storage));
    expect(takeLauncherAccess(again.window)?.serviceUrl).toBe('http://127.0.0.1:4999');
    const evil = pageAt('https://launcher.example/#token=abc&port=80@evil.example');
    expect(takeLauncherAccess(evil.window)?.serviceUrl).toBe('http://127.0.0.1:4203');
  });

  test.each(['http://127.0.0.1:4203/', 'http://127.0.0.1:4203/#token=', 'http://127.0.0.1:4203/#token=a%20b'])(
    'there is none at %s',
    (address) => {
      expect(takeLauncherAccess(pageAt(address).window)).toBeNull();
    },
  );
});
