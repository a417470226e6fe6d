import type { ThemeId } from './themes.ts';

/** Theme data of docs/product/community.md#themes-and-covers; every value is a CSS colour. */
export interface ThemeData {
  accent1: string;
  accent2: string;
  glowUltraLight: string;
  glowLight: string;
  glowDark: string;
  backgroundTabTransparent: string;
  tripleGradient1: string;
  tripleGradient2: string;
  tripleGradient3: string;
  doubleGradient1: string;
  doubleGradient2: string;
  buttonGlow: string;
  buttonGlowHover: string;
  graphAccent: string;
  graphText: string;
  graphMarker: string;
}

/** The colours of each theme, as the API returns them. */
export const themeData: Readonly<Record<ThemeId, ThemeData>> = {
  octarine: {
    accent1: '#c6adff',
    accent2: '#7df0cf',
    glowUltraLight: '#efe6ff',
    glowLight: '#a98bff',
    glowDark: '#3a2489',
    backgroundTabTransparent: 'rgba(169, 139, 255, 0.14)',
    tripleGradient1: '#a78bff',
    tripleGradient2: '#ee86d8',
    tripleGradient3: '#ffc07a',
    doubleGradient1: '#ffd489',
    doubleGradient2: '#ff94b4',
    buttonGlow: 'rgba(255, 160, 140, 0.42)',
    buttonGlowHover: 'rgba(255, 176, 140, 0.66)',
    graphAccent: '#a98bff',
    graphText: '#c9c0ea',
    graphMarker: '#ffd489',
  },
  'sea-wave': {
    accent1: '#86e6ff',
    accent2: '#8df5cf',
    glowUltraLight: '#dffbff',
    glowLight: '#4ecbe8',
    glowDark: '#0d4f77',
    backgroundTabTransparent: 'rgba(78, 203, 232, 0.14)',
    tripleGradient1: '#63d4ff',
    tripleGradient2: '#5ff0d0',
    tripleGradient3: '#d5ffa8',
    doubleGradient1: '#8ff7d2',
    doubleGradient2: '#52c8ff',
    buttonGlow: 'rgba(82, 214, 255, 0.40)',
    buttonGlowHover: 'rgba(110, 236, 240, 0.62)',
    graphAccent: '#4ecbe8',
    graphText: '#b5d8e6',
    graphMarker: '#d5ffa8',
  },
  'amber-orange': {
    accent1: '#ffc978',
    accent2: '#ff9d7a',
    glowUltraLight: '#fff1d9',
    glowLight: '#ffb04d',
    glowDark: '#7a3308',
    backgroundTabTransparent: 'rgba(255, 176, 77, 0.14)',
    tripleGradient1: '#ff9a5c',
    tripleGradient2: '#ffc24d',
    tripleGradient3: '#ffe9a3',
    doubleGradient1: '#ffdf7e',
    doubleGradient2: '#ff9a4d',
    buttonGlow: 'rgba(255, 165, 70, 0.42)',
    buttonGlowHover: 'rgba(255, 186, 92, 0.66)',
    graphAccent: '#ffb04d',
    graphText: '#e6cdb4',
    graphMarker: '#ff9d7a',
  },
  'starry-night': {
    accent1: '#a8c5ff',
    accent2: '#c7b6ff',
    glowUltraLight: '#e9f0ff',
    glowLight: '#6f97ff',
    glowDark: '#1b2f80',
    backgroundTabTransparent: 'rgba(111, 151, 255, 0.14)',
    tripleGradient1: '#7fa6ff',
    tripleGradient2: '#b09bff',
    tripleGradient3: '#ffe08a',
    doubleGradient1: '#ffe08a',
    doubleGradient2: '#ffc0a0',
    buttonGlow: 'rgba(255, 208, 120, 0.36)',
    buttonGlowHover: 'rgba(255, 220, 140, 0.58)',
    graphAccent: '#6f97ff',
    graphText: '#bccae8',
    graphMarker: '#ffe08a',
  },
  sakura: {
    accent1: '#ffb3d2',
    accent2: '#ffcfa8',
    glowUltraLight: '#ffeaf3',
    glowLight: '#ff8fbd',
    glowDark: '#7d1d55',
    backgroundTabTransparent: 'rgba(255, 143, 189, 0.14)',
    tripleGradient1: '#ff94c2',
    tripleGradient2: '#ffb0a8',
    tripleGradient3: '#ffe3b0',
    doubleGradient1: '#ffc3dc',
    doubleGradient2: '#ff86b3',
    buttonGlow: 'rgba(255, 126, 178, 0.42)',
    buttonGlowHover: 'rgba(255, 150, 196, 0.64)',
    graphAccent: '#ff8fbd',
    graphText: '#e6c3d4',
    graphMarker: '#ffcfa8',
  },
  matcha: {
    accent1: '#c5eb93',
    accent2: '#8fe3b4',
    glowUltraLight: '#f3fbe0',
    glowLight: '#9fd45f',
    glowDark: '#2c5a22',
    backgroundTabTransparent: 'rgba(159, 212, 95, 0.14)',
    tripleGradient1: '#8fdc8a',
    tripleGradient2: '#c8e96f',
    tripleGradient3: '#ffe6a0',
    doubleGradient1: '#e2f59a',
    doubleGradient2: '#8fd98a',
    buttonGlow: 'rgba(176, 232, 110, 0.38)',
    buttonGlowHover: 'rgba(196, 242, 130, 0.60)',
    graphAccent: '#9fd45f',
    graphText: '#c8d8bd',
    graphMarker: '#ffe6a0',
  },
};
