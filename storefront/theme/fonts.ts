import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type { Template } from '@forecourt/lib/site/site';

interface Face {
  family: string;
  /** Address of the one file: variable, latin only. */
  file: string;
  weights: string;
  /**
   * Measures of the stand-in that shows until the file is there: Arial at the family's average width, with its
   * ascent and descent, so that no line moves. From the families' published metrics.
   */
  fallback: { size: string; ascent: string; descent: string };
}

/** The one family each template is written in. */
const FACES = {
  group: {
    family: 'Instrument Sans',
    file: instrumentSans,
    weights: '400 700',
    fallback: { size: '102.74%', ascent: '94.42%', descent: '24.33%' },
  },
  franchise: {
    family: 'Archivo',
    file: archivo,
    weights: '100 900',
    fallback: { size: '98.7%', ascent: '88.96%', descent: '21.28%' },
  },
  yard: {
    family: 'Figtree',
    file: figtree,
    weights: '300 900',
    fallback: { size: '100.72%', ascent: '94.32%', descent: '24.82%' },
  },
} satisfies Record<Template, Face>;

/** The font file a template's pages preload. */
export const fontFile = (template: Template): string => FACES[template].file;

/** The font faces of a template and the custom property its text is set in; other templates' stay out of the page. */
export function fontCss(template: Template): string {
  const { family, file, weights, fallback } = FACES[template];
  return [
    `@font-face{font-family:"${family}";src:url("${file}")format("woff2");font-weight:${weights};font-display:swap}`,
    `@font-face{font-family:"${family} Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:${fallback.size};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
    `:root{--font-site:"${family}","${family} Fallback",sans-serif}`,
  ].join('');
}
