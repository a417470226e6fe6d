import type { Locale } from '@hoshikraft/shared';
import { messages } from '../../messages/messages.ts';

/** Address of the script: the content security policy allows no inline scripts. */
export const WAITING_SCRIPT_PATH = '/waiting.js';

/** Not `<meta http-equiv=refresh>`: it does not load an address with a fragment (which holds the token) again. */
export const waitingScript = 'setTimeout(() => location.reload(), 1000);\n';

/** Shown until the first bundle of pages is downloaded; reloads itself and keeps the token in the address. */
export function waitingPage(locale: Locale): string {
  const { title, text } = messages(locale).waiting;
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
