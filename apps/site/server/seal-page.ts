import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type HeaderOptions } from './security-headers.ts';

const sourceOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Adds the hashes of a page's inline scripts and styles to its policy. Ours are recognised by the secret nonce they were
 * rendered with, which is removed: the policy blocks any element that got into the page in another way.
 *
 * @param nonce random, of letters and digits
 */
export const sealPage = (html: string, nonce: string, options: HeaderOptions): { html: string; policy: string } => {
  const inline = new RegExp(`<(script|style)\\b[^>]*? nonce="${nonce}"[^>]*>(.*?)</\\1>`, 'gs');
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, content = ''] of html.matchAll(inline)) {
    sources[element as keyof typeof sources].add(sourceOf(content));
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: contentSecurityPolicy({ scripts: [...sources.script], styles: [...sources.style] }, options),
  };
};
