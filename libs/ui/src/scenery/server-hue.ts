import { hashText } from '@hoshikraft/shared';

/** Servers with a hue of their own in `styles/tokens.css`. */
export const serverHues = ['techno-magic-rpg', 'hitech', 'techno-magic-sky', 'magic-rpg'] as const;

export type ServerHue = (typeof serverHues)[number];

/** Value of `data-server-hue` for a server. Servers without a hue of their own share these four, by their name. */
export function serverHueOf(server: string): ServerHue {
  return serverHues.find((hue) => hue === server) ?? serverHues[hashText(server) % serverHues.length] ?? serverHues[0];
}
