declare module 'subset-font' {
  export interface SubsetFontOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    /** OpenType features to keep; all if omitted. */
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>;
}
