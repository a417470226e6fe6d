import { domainToASCII, domainToUnicode } from 'node:url';
import { isVisible } from '@hoshikraft/shared';

/** Words with single dots between them; no quotes, no escapes. */
const LOCAL = /^[^\s\p{C}@"<>()[\],;:\\.\ufffd]+(?:\.[^\s\p{C}@"<>()[\],;:\\.\ufffd]+)*$/u;
/** In letters of any language: `domainToASCII` would cut a path off and decode percents. */
const TYPED_DOMAIN = /^[A-Za-z0-9.\-\u0080-\u{10ffff}]+$/u;
/** At least two labels, the last of them no number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/**
 * The form in which an email is stored, compared and written to: compatible letters made one (NFKC), in lower case, and the
 * domain in ASCII by IDNA. Two spellings of one mailbox are equal in it.
 *
 * @returns null if it is no email: only sending one shows whether the address exists
 */
export function canonicalEmail(typed: string): string | null {
  if (!isVisible(typed)) return null;
  const email = typed.normalize('NFKC').toLowerCase().normalize('NFC');
  const at = email.lastIndexOf('@');
  const [local, typedDomain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local) || !TYPED_DOMAIN.test(typedDomain)) return null;
  const domain = domainToASCII(typedDomain);
  const canonical = `${local}@${domain}`;
  return DOMAIN.test(domain) && canonical.length <= MAX_LENGTH ? canonical : null;
}

/** An email as its owner reads it: the domain in its own letters. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
