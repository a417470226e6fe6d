import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

interface Command {
  command: string;
  args: string[];
}

type Variables = Record<string, string | undefined>;

const UNIX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'brave-browser',
];
const MAC_PLACES = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_PLACES = [
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
];

/** Programs that can show a page in their own window, in the order in which they are tried. */
export function browserPlaces(platform: NodeJS.Platform, env: Variables): string[] {
  if (platform === 'darwin') return MAC_PLACES;
  if (platform === 'win32') {
    const roots = [env['ProgramFiles(x86)'], env['ProgramFiles'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    );
    return WINDOWS_PLACES.flatMap((parts) => roots.map((root) => [root, ...parts].join('\\')));
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return UNIX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Command that opens an address in the default browser. */
function defaultBrowser(platform: NodeJS.Platform, address: string): Command {
  if (platform === 'darwin') return { command: 'open', args: [address] };
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler', address] };
  return { command: 'xdg-open', args: [address] };
}

const isProgram = (place: string): Promise<boolean> =>
  access(place, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Opens the launcher in a Chromium window without an address bar, else in the default browser. */
export async function appWindow(
  address: string,
  { platform = process.platform, env = process.env }: { platform?: NodeJS.Platform; env?: Variables } = {},
): Promise<Command> {
  for (const place of browserPlaces(platform, env)) {
    if (await isProgram(place)) return { command: place, args: [`--app=${address}`, '--window-size=1000,620'] };
  }
  return defaultBrowser(platform, address);
}
