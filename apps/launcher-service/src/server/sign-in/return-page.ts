import type { Locale } from '@hoshikraft/shared';
import { messages } from '../../messages/messages.ts';

/** Shown in the browser after the player has confirmed or refused. */
export function returnPage(locale: Locale, isApproved: boolean): string {
  const { title, text } = messages(locale).browserSignIn[isApproved ? 'approved' : 'refused'];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
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
