import { useEffect, useState } from 'react';

/** Systems that the launcher supports, in the order of downloads. */
export const SYSTEMS = ['windows', 'macos', 'linux'] as const;
export type System = (typeof SYSTEMS)[number];

/** System and architecture of a visitor; `phone` for systems without a launcher. */
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
  // ChromeOS contains X11 too, but the launcher does not run there.
  if (/cros/i.test(userAgent)) return null;
  return /linux|x11/i.test(userAgent) ? 'linux' : null;
};

/** Reads the system from a request: the client hint if the browser sends one, else the user agent. */
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

/** Reads the system in the browser, which recognises iPads and the processor of a Mac. */
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

/** The server's guess, then the system detected in the browser. */
export const useVisitorSystem = (guess: VisitorSystem): VisitorSystem => {
  const [system, setSystem] = useState(guess);
  useEffect(() => {
    let unmounted = false;
    systemOfBrowser(navigator).then(
      (detected) => {
        if (!unmounted && detected.system !== null) setSystem(detected);
      },
      // If the browser refuses, the server's guess stays.
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, []);
  return system;
};
