import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createMuiTheme } from './mui-theme.ts';

const muiTheme = createMuiTheme();

/** Gives MUI our theme just where MUI is used, so that pages without forms never load it. */
export function KitMui({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}
