import { readFileSync } from 'node:fs';
import type { EmailContent } from './email-content.ts';

/** Colours of octarine, the site's default theme. */
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

/** The image at the top. It is attached to the email, because a linked image would reveal who opened it. */
export const HEADER_IMAGE = {
  cid: 'night',
  filename: 'night.jpg',
  contentType: 'image/jpeg',
  content: readFileSync(new URL('../../../data/letters/night.jpg', import.meta.url)),
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const renderRow = (content: string, padding = '0 32px 16px'): string =>
  `<tr><td class="side" style="padding:${padding};font:16px/1.55 ${FONT};color:${COLOR.muted}">${content}</td></tr>`;

const renderCode = (code: string): string =>
  renderRow(
    `<div style="padding:18px 12px;border:1px solid ${COLOR.line};border-radius:16px;background:${COLOR.sunken};text-align:center;font:700 34px/1.2 ${MONO};letter-spacing:8px;color:${COLOR.glow}">${escapeHtml(code)}</div>`,
  );

const renderFacts = (facts: EmailContent['facts']): string => {
  const lines = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;font:14px/1.5 ${FONT};color:${COLOR.subtle};white-space:nowrap;vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0;font:14px/1.5 ${FONT};color:${COLOR.text}">${escapeHtml(value)}</td></tr>`,
  );
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`;
  return renderRow(
    `<div style="padding:12px 16px;border:1px solid ${COLOR.line};border-radius:16px;background:${COLOR.sunken}">${table}</div>`,
  );
};

const renderButton = ({ label, href, byHand }: NonNullable<EmailContent['button']>): string => {
  const address = escapeHtml(href);
  return [
    renderRow(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${COLOR.glow}" style="border-radius:16px;background:linear-gradient(90deg,#ffd489,#ff94b4)"><a href="${address}" style="display:inline-block;padding:14px 28px;font:700 16px/1.25 ${FONT};color:${COLOR.onGlow};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
      '8px 32px 16px',
    ),
    renderRow(
      `<span style="font-size:13px;color:${COLOR.subtle}">${escapeHtml(byHand)}<br><a href="${address}" style="color:${COLOR.accent};word-break:break-all">${address}</a></span>`,
    ),
  ].join('');
};

/** Renders an email as HTML that mail clients support: tables with inline styles. */
export function renderEmailHtml(emailContent: EmailContent): string {
  const { locale, brand, site, greeting, title, text, code, facts, button, stranger, because } = emailContent;
  const body = [
    renderRow(
      `<a href="${escapeHtml(site)}" style="font:800 15px/1 ${TITLE_FONT};letter-spacing:1px;color:${COLOR.glow};text-decoration:none">${escapeHtml(brand)}</a>`,
      '24px 32px 20px',
    ),
    renderRow(
      `<h1 style="margin:0;font:700 24px/1.25 ${TITLE_FONT};color:${COLOR.text};overflow-wrap:anywhere">${escapeHtml(title)}</h1>`,
    ),
    renderRow(escapeHtml(greeting)),
    ...text.map((paragraph) => renderRow(escapeHtml(paragraph))),
    code === null ? '' : renderCode(code),
    facts.length === 0 ? '' : renderFacts(facts),
    button === null ? '' : renderButton(button),
    renderRow(
      `<div style="padding-top:16px;border-top:1px solid ${COLOR.line};font-size:14px;color:${COLOR.muted}">${escapeHtml(stranger)}</div>`,
      '8px 32px 28px',
    ),
  ].join('');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><meta name="supported-color-schemes" content="dark"><title>${escapeHtml(title)}</title>
<style>@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}}</style></head>
<body style="margin:0;padding:0;background:${COLOR.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOR.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOR.card}" style="max-width:560px;border:1px solid ${COLOR.line};border-radius:24px;overflow:hidden;text-align:left">
<tr><td><img src="cid:${HEADER_IMAGE.cid}" width="560" height="169" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:24px 24px 0 0"></td></tr>
${body}
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">${renderRow(`<span style="font-size:13px;color:${COLOR.subtle}">${escapeHtml(because)}</span>`, '16px 32px 0')}</table>
</td></tr></table>
</body></html>
`;
}
