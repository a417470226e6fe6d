import { readFileSync } from 'node:fs';
import type { LetterParts } from './letter-parts.ts';

/** The night of the site's own theme, octarine. */
const COLOR = {
  page: '#0c0a20',
  card: '#161232',
  sunken: '#0f0c28',
  line: '#332c57',
  text: '#f6f2ff',
  muted: '#c2b9e4',
  subtle: '#a297cd',
  accent: '#c6adff',
  glow: '#ffd489',
  onGlow: '#2a0f26',
} as const;
const FONT = "Onest,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const TITLE_FONT = `Unbounded,${FONT}`;
const MONO = "'JetBrains Mono',Consolas,Menlo,monospace";

/** The scenery on top: it travels in the letter, since a picture of ours from afar would tell us who reads it. */
export const scenery = {
  cid: 'night',
  filename: 'night.jpg',
  contentType: 'image/jpeg',
  content: readFileSync(new URL('../../data/letters/night.jpg', import.meta.url)),
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const row = (content: string, padding = '0 32px 16px'): string =>
  `<tr><td class="side" style="padding:${padding};font:16px/1.55 ${FONT};color:${COLOR.muted}">${content}</td></tr>`;

const codeBox = (code: string): string =>
  row(
    `<div style="padding:18px 12px;border:1px solid ${COLOR.line};border-radius:16px;background:${COLOR.sunken};text-align:center;font:700 34px/1.2 ${MONO};letter-spacing:8px;color:${COLOR.glow}">${escaped(code)}</div>`,
  );

const factRows = (facts: LetterParts['facts']): string => {
  const lines = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;font:14px/1.5 ${FONT};color:${COLOR.subtle};white-space:nowrap;vertical-align:top">${escaped(name)}</td><td style="padding:4px 0;font:14px/1.5 ${FONT};color:${COLOR.text}">${escaped(value)}</td></tr>`,
  );
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`;
  return row(
    `<div style="padding:12px 16px;border:1px solid ${COLOR.line};border-radius:16px;background:${COLOR.sunken}">${table}</div>`,
  );
};

const buttonRows = ({ label, href, byHand }: NonNullable<LetterParts['button']>): string => {
  const address = escaped(href);
  return [
    row(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${COLOR.glow}" style="border-radius:16px;background:linear-gradient(90deg,#ffd489,#ff94b4)"><a href="${address}" style="display:inline-block;padding:14px 28px;font:700 16px/1.25 ${FONT};color:${COLOR.onGlow};text-decoration:none">${escaped(label)}</a></td></tr></table>`,
      '8px 32px 16px',
    ),
    row(
      `<span style="font-size:13px;color:${COLOR.subtle}">${escaped(byHand)}<br><a href="${address}" style="color:${COLOR.accent};word-break:break-all">${address}</a></span>`,
    ),
  ].join('');
};

/** A letter as HTML that mail readers understand: tables, and each style where it is used. */
export function drawLetter(parts: LetterParts): string {
  const { locale, brand, site, greeting, title, text, code, facts, button, stranger, because } = parts;
  const body = [
    row(
      `<a href="${escaped(site)}" style="font:800 15px/1 ${TITLE_FONT};letter-spacing:1px;color:${COLOR.glow};text-decoration:none">${escaped(brand)}</a>`,
      '24px 32px 20px',
    ),
    row(
      `<h1 style="margin:0;font:700 24px/1.25 ${TITLE_FONT};color:${COLOR.text};overflow-wrap:anywhere">${escaped(title)}</h1>`,
    ),
    row(escaped(greeting)),
    ...text.map((paragraph) => row(escaped(paragraph))),
    code === null ? '' : codeBox(code),
    facts.length === 0 ? '' : factRows(facts),
    button === null ? '' : buttonRows(button),
    row(
      `<div style="padding-top:16px;border-top:1px solid ${COLOR.line};font-size:14px;color:${COLOR.muted}">${escaped(stranger)}</div>`,
      '8px 32px 28px',
    ),
  ].join('');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><meta name="supported-color-schemes" content="dark"><title>${escaped(title)}</title>
<style>@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}}</style></head>
<body style="margin:0;padding:0;background:${COLOR.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOR.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOR.card}" style="max-width:560px;border:1px solid ${COLOR.line};border-radius:24px;overflow:hidden;text-align:left">
<tr><td><img src="cid:${scenery.cid}" width="560" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:24px 24px 0 0"></td></tr>
${body}
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">${row(`<span style="font-size:13px;color:${COLOR.subtle}">${escaped(because)}</span>`, '16px 32px 0')}</table>
</td></tr></table>
</body></html>
`;
}
