import { fontPreloads } from '@hoshikraft/ui/font-urls';
import stylesUrl from '@hoshikraft/ui/styles.css?url';
import type { ReactNode } from 'react';
import { Links } from 'react-router';
import { useSiteFacts } from '../page/site-facts.tsx';
import type { StructuredData } from '../page/structured-data.ts';
import { factAttributes } from './document-facts.ts';
import type { Frame } from './document-frame.tsx';
import { JsonLd } from './json-ld.tsx';
import { EARLY_SCRIPT } from './early-script.ts';
import { DeferredScripts } from './deferred-scripts.tsx';

export interface DocumentProps {
  nonce: string;
  /** Scripts of the message catalog, to be preloaded. */
  scripts: readonly string[];
  structuredData: StructuredData;
  /** Whether the page was rendered for one account. */
  isOwn: boolean;
}

const Document = ({ nonce, scripts, structuredData, isOwn, children }: DocumentProps & { children: ReactNode }) => {
  const facts = useSiteFacts();
  return (
    <html {...factAttributes(facts)} data-account={isOwn ? 'ready' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <link rel="stylesheet" href={stylesUrl} />
        {fontPreloads[facts.locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links nonce={nonce} />
        <JsonLd data={structuredData} />
      </head>
      <body>
        {children}
        <DeferredScripts nonce={nonce} catalogs={scripts} />
      </body>
    </html>
  );
};

/** Creates the document of one response. This code is not sent to browsers, which render into its body. */
export const createDocument =
  (props: DocumentProps): Frame =>
  (page) => <Document {...props}>{page}</Document>;
