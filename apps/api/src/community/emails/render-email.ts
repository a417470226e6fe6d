import type { Locale } from '@hoshikraft/shared';
import { deviceName } from '@hoshikraft/shared/device-name';
import type { Config } from '../../config.ts';
import type { Mail } from '../../integrations/mail.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { Happening, EmailArgs, EmailKind } from '../../platform/messages/letters/email-messages.ts';
import { renderEmailHtml, HEADER_IMAGE } from './render-email-html.ts';
import { emailKinds } from './email-kinds.ts';
import type { EmailContent } from './email-content.ts';

const listFacts = (args: EmailArgs[EmailKind], locale: Locale): EmailContent['facts'] => {
  if (!('at' in args)) return [];
  const { at, address, userAgent }: Happening = args;
  const { facts, device } = messagesFor(locale).emails;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const { browser, system } = deviceName(userAgent);
  return [
    [facts.when, `${format.format(new Date(at))} (UTC)`],
    ...(userAgent === null ? [] : [[facts.device, device(browser, system)] as const]),
    ...(address === null ? [] : [[facts.address, address] as const]),
  ];
};

const renderText = ({
  greeting,
  title,
  text,
  code,
  facts,
  button,
  stranger,
  because,
  brand,
  site,
}: EmailContent): string =>
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
 * Renders an email as HTML and as text. Its links start with the configured address of the site.
 *
 * @param args as passed to `queueEmail`
 */
export function renderEmail<Kind extends EmailKind>(
  { siteUrl, brandName: brand }: Pick<Config, 'siteUrl' | 'brandName'>,
  kind: Kind,
  locale: Locale,
  args: EmailArgs[Kind],
): Pick<Mail, 'subject' | 'html' | 'text' | 'pictures'> {
  const messages = messagesFor(locale).emails;
  const { subject, title, text, button, stranger } = messages.kinds[kind](args, brand);
  const path = emailKinds[kind].path?.(args);
  const site = `${siteUrl}/${locale}`;
  const content: EmailContent = {
    locale,
    brand,
    site,
    greeting: messages.greeting(args.login),
    title,
    text,
    code: 'code' in args ? args.code : null,
    facts: listFacts(args, locale),
    button: path === undefined ? null : { label: button ?? title, href: `${site}${path}`, byHand: messages.byHand },
    stranger,
    because: messages.because(brand),
  };
  return { subject, html: renderEmailHtml(content), text: renderText(content), pictures: [HEADER_IMAGE] };
}
