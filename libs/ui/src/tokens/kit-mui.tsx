import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createMuiTheme } from './mui-theme.ts';

const muiTheme = createMuiTheme();

/** Name of the style cache; the server of an app collects its styles under the same. */
const STYLE_CACHE_KEY = 'hk';

// One cache a page, made with this code's arrival: pages without forms and dialogs never load it. On the server the app
// gives each request its own.
const pageCache: EmotionCache | undefined =
  typeof document === 'undefined' ? undefined : createCache({ key: STYLE_CACHE_KEY });

/** Gives MUI our theme just where MUI is used. */
export function KitMui({ children }: { children: ReactNode }) {
  const themed = <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
  return pageCache === undefined ? themed : <CacheProvider value={pageCache}>{themed}</CacheProvider>;
}
