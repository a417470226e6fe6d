import { useEffect, useState } from 'react';

/** Systems there may be a launcher for, in the order they are offered. */
export const SYSTEMS = ['windows', 'macos', 'linux'] as const;
export type System = (typeof SYSTEMS)[number];

/** What a visitor's browser says it runs on; `phone` for what no launcher runs on. */
export interface VisitorSystem {
  system: System | 'phone' | null;
  arch: 'x64' | 'arm64' | null;
}

const fromHint = (platform: string): VisitorSystem['system'] => {
  switch (platform) {
    case 'Windows':
      return 'windows';
    case 'macOS':
      return 'macos';
    case 'Linux':
      return 'linux';
    case 'Android':
    case 'iOS':
      return 'phone';
    default:
      return null;
  }
};

const fromUserAgent = (userAgent: string): VisitorSystem['system'] => {
  if (/android|iphone|ipad|ipod|mobile/i.test(userAgent)) return 'phone';
  if (/windows nt/i.test(userAgent)) return 'windows';
  if (/macintosh|mac os x/i.test(userAgent)) return 'macos';
  // ChromeOS names X11 as well, and runs no programs of ours.
  if (/cros/i.test(userAgent)) return null;
  return /linux|x11/i.test(userAgent) ? 'linux' : null;
};

/** Read from a request: the client hint where the browser sends one, else the user agent. */
export const systemOfRequest = (headers: Headers): VisitorSystem => {
  const hint = headers.get('Sec-CH-UA-Platform')?.replaceAll('"', '') ?? '';
  const system = fromHint(hint) ?? fromUserAgent(headers.get('User-Agent') ?? '');
  return { system, arch: null };
};

interface HintedNavigator extends Navigator {
  userAgentData?: {
    platform: string;
    getHighEntropyValues: (hints: string[]) => Promise<{ architecture?: string; bitness?: string }>;
  };
}

/** Read in the browser, which knows more: an iPad calls itself a Mac, and only here a Mac tells its processor. */
export const systemOfBrowser = async (browser: HintedNavigator): Promise<VisitorSystem> => {
  const data = browser.userAgentData;
  if (data === undefined) {
    const system = fromUserAgent(browser.userAgent);
    return { system: system === 'macos' && browser.maxTouchPoints > 1 ? 'phone' : system, arch: null };
  }
  const { architecture, bitness } = await data.getHighEntropyValues(['architecture', 'bitness']);
  const arch = architecture === 'arm' ? 'arm64' : bitness === '64' ? 'x64' : null;
  return { system: fromHint(data.platform) ?? fromUserAgent(browser.userAgent), arch };
};

/** The server's guess, corrected once the browser has spoken. */
export const useVisitorSystem = (guess: VisitorSystem): VisitorSystem => {
  const [system, setSystem] = useState(guess);
  useEffect(() => {
    let gone = false;
    systemOfBrowser(navigator).then(
      (known) => {
        if (!gone && known.system !== null) setSystem(known);
      },
      // A browser that refuses to say more leaves us with what the server read.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return system;
};
