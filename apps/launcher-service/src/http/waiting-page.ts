import type { Locale } from '@hoshikraft/shared';
import { words } from '../words/words.ts';

/** Where the waiting page takes its script from: its policy allows none inside of it. */
export const WAITING_SCRIPT_PATH = '/waiting.js';

/** Not a refresh by `<meta>`: an address with a fragment, which holds the token, is then not loaded again at all. */
export const waitingScript = 'setTimeout(() => location.reload(), 1000);\n';

/** Shown until the first bundle of pages was fetched; reloads itself and keeps the token in the address. */
export function waitingPage(locale: Locale): string {
  const { title, text } = words(locale).waiting;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script src="${WAITING_SCRIPT_PATH}"></script>
<title>${title}</title>
<style>
body { align-items: center; background: #14121f; color: #f3f1fa; display: flex; font: 16px/1.5 system-ui, sans-serif; height: 100vh; justify-content: center; margin: 0; text-align: center }
main { padding: 24px }
h1 { font-size: 24px }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}
