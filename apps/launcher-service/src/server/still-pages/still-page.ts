import type { Locale } from '@hoshikraft/shared';
import type { PageMessages } from '../../messages/service-messages.ts';

/** What stands beside the lantern: work in progress, success, or a refusal. */
export type StillPageMark = 'waiting' | 'done' | 'refused';

const MARKS: Readonly<Record<StillPageMark, string>> = {
  waiting: '<circle class="ring" cx="12" cy="12" r="8" stroke-dasharray="34 17"/>',
  done: '<path d="m6 12.5 4 4 8-9"/>',
  refused: '<path d="m7 7 10 10M17 7 7 17"/>',
};

/** The lantern of the brand. */
const LANTERN = `<svg class="lantern" viewBox="0 0 32 32" aria-hidden="true">
<path d="M11 1h10v3H11zM11 28h10v3H11z" fill="#e0484f"/>
<path d="M7 4h18l4 6v12l-4 6H7l-4-6V10z" fill="#ffb870"/>
<path d="M7 4h18l4 6H3zM3 22h26l-4 6H7z" fill="#ff94b4" opacity=".75"/>
<path d="M14 8h4v4h-4zM10 12h12v4H10zM12 16h8v4h-8zM10 20h4v3h-4zM18 20h4v3h-4z" fill="#fff3c4"/>
<path d="M3 10h26v1H3zM3 21h26v1H3z" fill="#7c1f4a" opacity=".45"/>
</svg>`;

const STYLE = `
:root { color-scheme: dark }
body { align-items: center; background: linear-gradient(#100e1d, #1d1836 55%, #3a2147) fixed; color: #f3f1fa; display: flex; font: 17px/1.5 system-ui, sans-serif; justify-content: center; margin: 0; min-height: 100vh; text-align: center }
main { background: #1b1830; border: 1px solid #383257; border-radius: 24px; box-sizing: border-box; margin: 16px; max-width: 480px; padding: 40px 32px; width: 100% }
figure { display: inline-block; margin: 0 0 20px; position: relative }
.lantern { display: block; filter: drop-shadow(0 0 20px #ffb87080); height: 88px; width: 88px }
.mark { background: #1b1830; border-radius: 50%; bottom: -8px; box-sizing: border-box; fill: none; height: 40px; padding: 6px; position: absolute; right: -12px; stroke: #ffb870; stroke-linecap: round; stroke-linejoin: round; stroke-width: 2.5; width: 40px }
.mark.done { stroke: #6fdc9b }
.mark.refused { stroke: #ff8f9c }
.ring { animation: turn 1s linear infinite; transform-origin: center }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 12px }
p { margin: 0; overflow-wrap: break-word; text-wrap: balance }
.note { border-top: 1px solid #383257; font-weight: 600; margin-top: 24px; padding-top: 20px }
@keyframes turn { to { transform: rotate(1turn) } }
@media (prefers-reduced-motion: reduce) { .ring { animation: none } }
`;

export interface StillPage {
  locale: Locale;
  words: PageMessages;
  mark: StillPageMark;
  /** Address of a script of the page. */
  script?: string;
}

/** A page of the service itself: one message, complete without other files. */
export const stillPage = ({ locale, words: { title, text, note }, mark, script }: StillPage): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">${script === undefined ? '' : `\n<script src="${script}"></script>`}
<title>${title} - Hoshikraft</title>
<style>${STYLE}</style>
</head>
<body><main><figure>${LANTERN}<svg class="mark ${mark}" viewBox="0 0 24 24" aria-hidden="true">${MARKS[mark]}</svg></figure>
<h1>${title}</h1>
<p>${text}</p>
<p class="note">${note}</p></main></body>
</html>
`;
