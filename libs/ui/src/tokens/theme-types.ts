import type { ThemeData, ThemeId } from '@hoshikraft/shared';

/** Opaque backgrounds for text, from the page up to floating panels. */
export interface ThemeSurfaces {
  page: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  surfaceHover: string;
}

/** Text colours. `textOnGlow` is the ink on gradients and primary buttons. */
export interface ThemeText {
  text: string;
  textMuted: string;
  textSubtle: string;
  textOnGlow: string;
}

/** Colours of the scenery, from the top of the sky to the nearest bank. */
export interface ThemeSky {
  skyTop: string;
  skyHigh: string;
  skyLow: string;
  skyHorizon: string;
  star: string;
  moon: string;
  moonShade: string;
  cloud: string;
  mountainFar: string;
  mountainNear: string;
  snow: string;
  hillFar: string;
  hillNear: string;
  water: string;
  waterDeep: string;
  bank: string;
  torii: string;
  toriiShade: string;
  lantern: string;
  lanternCore: string;
  petal: string;
  petalShade: string;
}

/** Lines and status colours; each status colour is readable text on every surface. */
export interface ThemeSignals {
  line: string;
  lineTop: string;
  info: string;
  success: string;
  warn: string;
  danger: string;
}

export interface Theme {
  id: ThemeId;
  data: ThemeData;
  surfaces: ThemeSurfaces;
  text: ThemeText;
  signals: ThemeSignals;
  sky: ThemeSky;
}
