import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type { Template } from '@forecourt/lib/site/site';

interface Face {
  family: string;
  /** Address of the one file: variable, latin only. */
  file: string;
  weights: string;
  /** Of the family, in percent of its size: from its published metrics. */
  ascent: number;
  descent: number;
  /** How wide its text runs beside Arial's of the same weight, in percent: measured over a paragraph of ours. */
  widths: { regular: number; medium: number; bold: number };
}

/** The one family each template is written in. */
const FACES = {
  group: {
    family: 'Instrument Sans',
    file: instrumentSans,
    weights: '400 700',
    ascent: 97,
    descent: 25,
    widths: { regular: 100.8, medium: 102.1, bold: 96.8 },
  },
  franchise: {
    family: 'Archivo',
    file: archivo,
    weights: '100 900',
    ascent: 87.8,
    descent: 21,
    widths: { regular: 98.1, medium: 99.8, bold: 96 },
  },
  yard: {
    family: 'Figtree',
    file: figtree,
    weights: '300 900',
    ascent: 95,
    descent: 25,
    widths: { regular: 100.2, medium: 101, bold: 96.6 },
  },
} satisfies Record<Template, Face>;

const ARIAL = 'local("Arial"),local("Liberation Sans"),local("Arimo")';
const ARIAL_BOLD = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold")';
/** Arial has two weights: bold ones run wider beside ours, so one measure for all would move every heading. */
const STAND_INS = [
  { of: 'regular', weights: '1 450', source: ARIAL },
  { of: 'medium', weights: '451 550', source: ARIAL },
  { of: 'bold', weights: '551 1000', source: ARIAL_BOLD },
] as const;

/** The font file a template's pages preload. */
export const fontFile = (template: Template): string => FACES[template].file;

/**
 * The font faces of a template and the custom property its text is set in; other templates' stay out of the page.
 * Until the file is there Arial stands in, at the family's width, ascent and descent, so that no line moves.
 */
export function fontCss(template: Template): string {
  const { family, file, weights, ascent, descent, widths } = FACES[template];
  const standIns = STAND_INS.map(({ of, weights: range, source }) => {
    const measure = (percent: number) => `${((percent / widths[of]) * 100).toFixed(2)}%`;
    return `@font-face{font-family:"${family} Fallback";src:${source};font-weight:${range};size-adjust:${widths[of]}%;ascent-override:${measure(ascent)};descent-override:${measure(descent)};line-gap-override:0%}`;
  });
  return [
    `@font-face{font-family:"${family}";src:url("${file}")format("woff2");font-weight:${weights};font-display:swap}`,
    ...standIns,
    `:root{--font-site:"${family}","${family} Fallback",sans-serif}`,
  ].join('');
}
