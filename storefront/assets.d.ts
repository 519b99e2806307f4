declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.css';
declare module '*.css?url' {
  const url: string;
  export default url;
}
declare module 'subset-font' {
  /**
   * Reduces a font to some of its characters and weights: https://github.com/papandreou/subset-font#readme
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes: { wght: { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
