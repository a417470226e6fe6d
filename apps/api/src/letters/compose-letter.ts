import type { Locale } from '@hoshikraft/shared';
import { deviceName } from '@hoshikraft/shared/device-name';
import type { Config } from '../config.ts';
import type { Mail } from '../outside/mail.ts';
import { words } from '../words/words.ts';
import type { Happening, LetterArgs, LetterKind } from '../words/letters/letter-words.ts';
import { drawLetter, scenery } from './draw-letter.ts';
import { letterKinds } from './letter-kinds.ts';
import type { LetterParts } from './letter-parts.ts';

const factsOf = (args: LetterArgs[LetterKind], locale: Locale): LetterParts['facts'] => {
  if (!('at' in args)) return [];
  const { at, address, userAgent }: Happening = args;
  const { facts, device } = words(locale).letters;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const { browser, system } = deviceName(userAgent);
  return [
    [facts.when, `${format.format(new Date(at))} (UTC)`],
    ...(userAgent === null ? [] : [[facts.device, device(browser, system)] as const]),
    ...(address === null ? [] : [[facts.address, address] as const]),
  ];
};

const asText = ({ greeting, title, text, code, facts, button, stranger, because, brand, site }: LetterParts): string =>
  [
    greeting,
    title,
    ...text,
    ...(code === null ? [] : [code]),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...(button === null ? [] : [`${button.label}:\n${button.href}`]),
    stranger,
    `--\n${because}\n${brand}: ${site}`,
  ].join('\n\n');

/**
 * A letter as HTML and as text. Its links begin with the configured address of the site.
 *
 * @param args as `sendLetter` was given them
 */
export function composeLetter<Kind extends LetterKind>(
  { siteUrl, brandName: brand }: Pick<Config, 'siteUrl' | 'brandName'>,
  kind: Kind,
  locale: Locale,
  args: LetterArgs[Kind],
): Pick<Mail, 'subject' | 'html' | 'text' | 'pictures'> {
  const said = words(locale).letters;
  const { subject, title, text, button, stranger } = said.kinds[kind](args, brand);
  const path = letterKinds[kind].path?.(args);
  const site = `${siteUrl}/${locale}`;
  const parts: LetterParts = {
    locale,
    brand,
    site,
    greeting: said.greeting(args.login),
    title,
    text,
    code: 'code' in args ? args.code : null,
    facts: factsOf(args, locale),
    button: path === undefined ? null : { label: button ?? title, href: `${site}${path}`, byHand: said.byHand },
    stranger,
    because: said.because(brand),
  };
  return { subject, html: drawLetter(parts), text: asText(parts), pictures: [scenery] };
}
