import { createTheme } from '@mui/material/styles';
import type { Theme as MuiTheme } from '@mui/material/styles';
import { defaultThemeId } from '@hoshikraft/shared';
import { themes } from './themes.ts';

/** How much of the field's border colour is seen over its ground; 3:1 against the card is tested. */
export const fieldBorderOpacity = 0.7;

const ring = '0 0 0 2px var(--hk-double-gradient-1)';

/**
 * The MUI theme behind forms and dialogs. MUI calculates with its palette, so that holds plain colours of the default
 * theme; everything a player sees is painted with our CSS variables and follows `data-theme` at once.
 */
export function createMuiTheme(): MuiTheme {
  const { data, surfaces, text, signals } = themes[defaultThemeId];
  return createTheme({
    palette: {
      mode: 'dark',
      primary: { main: data.doubleGradient1, contrastText: text.textOnGlow },
      error: { main: signals.danger },
      background: { default: surfaces.page, paper: surfaces.surface },
      text: { primary: text.text, secondary: text.textMuted },
    },
    typography: { fontFamily: 'var(--hk-font-text)' },
    shape: { borderRadius: 10 },
    components: {
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            minHeight: 48,
            borderRadius: 'var(--hk-radius-s)',
            color: 'var(--hk-text)',
            backgroundColor: 'var(--hk-surface-sunken)',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--hk-text-subtle)', opacity: fieldBorderOpacity },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--hk-accent-1)', opacity: 1 },
            '&.Mui-focused': { boxShadow: ring },
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
            '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--hk-danger)', opacity: 1 },
            '&.Mui-disabled': { color: 'var(--hk-text-subtle)' },
          },
          input: {
            height: 'auto',
            padding: '12px 14px',
            '&::placeholder': { color: 'var(--hk-text-subtle)', opacity: 1 },
            '&:-webkit-autofill': {
              WebkitBoxShadow: '0 0 0 100px var(--hk-surface-sunken) inset',
              WebkitTextFillColor: 'var(--hk-text)',
              borderRadius: 'inherit',
            },
            '&.Mui-disabled': { WebkitTextFillColor: 'var(--hk-text-subtle)' },
          },
          multiline: { padding: 0 },
        },
      },
      MuiCheckbox: {
        styleOverrides: {
          root: {
            padding: 10,
            margin: '-8px 0 -8px -10px',
            color: 'var(--hk-text-subtle)',
            '&.Mui-checked': { color: 'var(--hk-double-gradient-1)' },
            '&.Mui-focusVisible': { boxShadow: `${ring} inset` },
          },
        },
      },
      MuiDialog: {
        styleOverrides: {
          paper: {
            color: 'var(--hk-text)',
            backgroundColor: 'var(--hk-surface)',
            backgroundImage: 'linear-gradient(to bottom, var(--hk-surface-raised), var(--hk-surface) 160px)',
            border: '1px solid var(--hk-line)',
            borderRadius: 'var(--hk-radius-l)',
            boxShadow: 'var(--hk-shadow-float)',
          },
        },
      },
      MuiBackdrop: {
        styleOverrides: {
          root: { backgroundColor: 'color-mix(in srgb, var(--hk-page) 78%, transparent)', backdropFilter: 'blur(4px)' },
        },
      },
    },
  });
}
