import type { Locale } from '@hoshikraft/shared';
import { html, Html } from './html.ts';

const style = new Html(`
*{box-sizing:border-box}
body{margin:0 auto;max-width:1040px;padding:24px 16px 48px;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
h1{margin:0 0 4px;font-size:28px}h2{margin:32px 0 12px;font-size:20px}h3{margin:0 0 8px;font-size:17px}
p{margin:0 0 8px}.lead{max-width:64ch;color:#4b5563}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin-bottom:16px}nav a{padding:10px 0}
.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(420px,100%),1fr))}
.card{padding:16px;border:1px solid #e5e7eb;border-radius:12px;background:#fff;overflow-wrap:anywhere}
.state{display:inline-block;padding:1px 10px;border-radius:99px;background:#d1e7dd;color:#0a3622;font-size:13px}
.state.off{background:#e5e7eb;color:#374151}.bad{color:#842029;font-size:14px}
form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin:8px 0}.wide{flex:1 1 240px}
label{display:grid;gap:2px;color:#4b5563;font-size:14px}input,select{min-height:44px;max-width:100%;padding:0 10px;border:1px solid #9ca3af;border-radius:8px;font:inherit;color:#111827;background:#fff}
button{min-height:44px;padding:0 14px;border:1px solid #9ca3af;border-radius:8px;background:#f9fafb;color:#111827;font-family:inherit;font-size:14px;font-weight:500;line-height:1.2;cursor:pointer}
button:hover{background:#e5e7eb}:focus-visible{outline:3px solid #0d6efd;outline-offset:2px}
a{color:#0a58ca}li{margin-bottom:6px;overflow-wrap:anywhere}ol{padding-left:24px}.label{color:#4b5563;font-size:14px;margin:8px 0 0}
.plain{padding:0;list-style:none}.said{white-space:pre-wrap}
.log{max-height:60vh;margin:0 0 12px;padding:12px;overflow-y:auto;border-radius:12px;background:#e5e7eb}.chat{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.chat li{max-width:80%;margin:0;padding:8px 12px;border-radius:12px;background:#fff;justify-self:start}.chat .mine{justify-self:end;background:#d1e7dd}
iframe{display:block;width:100%;height:640px;border:1px solid #e5e7eb;border-radius:12px;background:#fff}pre{padding:12px;overflow:auto;border-radius:8px;background:#f9fafb;white-space:pre-wrap}
`);

const PAGES = {
  ru: { '/': 'Песочница', '/mail': 'Почта', '/chats': 'Чаты', '/identity': 'Входы', '/faults': 'Сбои' },
  en: { '/': 'Sandbox', '/mail': 'Inbox', '/chats': 'Chats', '/identity': 'Sign-ins', '/faults': 'Faults' },
};

export interface Framed {
  locale: Locale;
  title: string;
  brandName: string;
  /** One of ours, by its address. */
  here?: keyof (typeof PAGES)['en'];
  body: Html;
}

/** A page of the sandbox with the way to the others. */
export function frame({ locale, title, brandName, here, body }: Framed): Html {
  const links = Object.entries(PAGES[locale]);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brandName}</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav>
          ${links.map(([path, name]) => (path === here ? html`<a href="${path}" aria-current="page">${name}</a>` : html`<a href="${path}">${name}</a>`))}
        </nav>
        <main>${body}</main>
      </body>
    </html>`;
}
