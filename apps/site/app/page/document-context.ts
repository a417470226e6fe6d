import { createContext } from 'react';

/** What the document needs of its answer. */
export interface DocumentParts {
  nonce: string;
  /** On the server the scripts to be loaded early. */
  scripts: readonly string[];
  /** Tokens of the page's theme. The browser reads them back, so that no script has to carry the themes. */
  themeStyles: string;
}

/** Id of the style tag with the tokens of the theme. */
export const THEME_STYLES = 'theme';

export const DocumentContext = createContext<DocumentParts>({ nonce: '', scripts: [], themeStyles: '' });
