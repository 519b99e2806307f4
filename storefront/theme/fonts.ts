import wholeArchivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import wholeCormorant from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2';
import wholeFigtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import wholeInstrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import wholeNunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
import type { TypePair } from '@forecourt/lib/sites/theme';
import archivo from './font-files/archivo.woff2';
import { RANGES } from './font-files/characters.ts';
import cormorant from './font-files/cormorant-garamond.woff2';
import figtree from './font-files/figtree.woff2';
import instrumentSans from './font-files/instrument-sans.woff2';
import nunito from './font-files/nunito.woff2';

interface Face {
  family: string;
  /** Address of the file that each page asks for: variable, with the characters that nearly all pages have. */
  file: string;
  /** Address of the whole Latin file, for a page with a rarer character. */
  whole: string;
  weights: string;
  /** Of the family, in percent of its size: from its published metrics. */
  ascent: number;
  descent: number;
  /** How wide its text runs beside its stand-in's of the same weight, in percent: measured over a paragraph of ours. */
  widths: { regular: number; medium: number; bold: number };
  /** A family drawn small for its size is set this much larger, in percent. */
  scale?: number;
  serif?: true;
}

const INSTRUMENT_SANS: Face = {
  family: 'Instrument Sans',
  file: instrumentSans,
  whole: wholeInstrumentSans,
  weights: '400 700',
  ascent: 97,
  descent: 25,
  widths: { regular: 100.8, medium: 102.1, bold: 96.8 },
};
const ARCHIVO: Face = {
  family: 'Archivo',
  file: archivo,
  whole: wholeArchivo,
  weights: '400 800',
  ascent: 87.8,
  descent: 21,
  widths: { regular: 98.1, medium: 99.8, bold: 96 },
};
const FIGTREE: Face = {
  family: 'Figtree',
  file: figtree,
  whole: wholeFigtree,
  weights: '400 800',
  ascent: 95,
  descent: 25,
  widths: { regular: 100.2, medium: 101, bold: 96.6 },
};
const CORMORANT: Face = {
  family: 'Cormorant Garamond',
  file: cormorant,
  whole: wholeCormorant,
  weights: '400 700',
  ascent: 92.4,
  descent: 28.7,
  widths: { regular: 97, medium: 97.5, bold: 91.6 },
  scale: 112,
  serif: true,
};
const NUNITO: Face = {
  family: 'Nunito',
  file: nunito,
  whole: wholeNunito,
  weights: '400 800',
  ascent: 101.1,
  descent: 35.3,
  widths: { regular: 100.9, medium: 101.7, bold: 98 },
};

/** The families each type is set in: text, and headings where they have one of their own. */
const TYPE: Readonly<Record<TypePair, { text: Face; heading?: Face }>> = {
  instrument: { text: INSTRUMENT_SANS },
  archivo: { text: ARCHIVO },
  figtree: { text: FIGTREE },
  cormorant: { text: INSTRUMENT_SANS, heading: CORMORANT },
  nunito: { text: NUNITO },
};

const ARIAL = 'local("Arial"),local("Liberation Sans"),local("Arimo")';
const ARIAL_BOLD = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold")';
const TIMES = 'local("Times New Roman"),local("Liberation Serif"),local("Tinos")';
const TIMES_BOLD = 'local("Times New Roman Bold"),local("Liberation Serif Bold"),local("Tinos Bold")';
/** A stand-in has two weights: bold ones run wider beside ours, so one measure for all would move every heading. */
const STAND_INS = [
  { of: 'regular', weights: '1 450', sans: ARIAL, serif: TIMES },
  { of: 'medium', weights: '451 550', sans: ARIAL, serif: TIMES },
  { of: 'bold', weights: '551 1000', sans: ARIAL_BOLD, serif: TIMES_BOLD },
] as const;

const percent = (value: number) => `${+value.toFixed(2)}%`;

/**
 * The faces of a family. Until its file is there Arial or Times stands in, at the family's width, ascent and descent, so
 * that no line moves.
 */
function faceCss({
  family,
  file,
  whole,
  weights,
  ascent,
  descent,
  widths,
  scale = 100,
  serif,
}: Face): string {
  const standIns = STAND_INS.map(({ of, weights: range, ...sources }) => {
    const measure = (height: number) => percent((height / widths[of]) * 100);
    return `@font-face{font-family:"${family} Fallback";src:${serif ? sources.serif : sources.sans};font-weight:${range};size-adjust:${percent((widths[of] * scale) / 100)};ascent-override:${measure(ascent)};descent-override:${measure(descent)};line-gap-override:0%}`;
  });
  const own = scale === 100 ? '' : `;size-adjust:${scale}%`;
  const source = (address: string, range: string) =>
    `@font-face{font-family:"${family}";src:url("${address}")format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}${own}}`;
  return [source(whole, RANGES.whole), source(file, RANGES.first), ...standIns].join('');
}

const stack = ({ family, serif }: Face) =>
  `"${family}","${family} Fallback",${serif ? 'serif' : 'sans-serif'}`;

/** The font files a site's pages preload: those of its own type, no other's. */
export function fontFiles(typePair: TypePair): string[] {
  const { text, heading } = TYPE[typePair];
  return [text, heading].flatMap((face) => face?.file ?? []);
}

/** The font faces of a type and what is set in them; other types' stay out of the page. */
export function fontCss(typePair: TypePair): string {
  const { text, heading } = TYPE[typePair];
  return [
    faceCss(text),
    `:root{--font-site:${stack(text)}}`,
    // Letters of a serif stand as far apart as they were drawn, and figures as high as letters; small labels stay as text.
    ...(heading
      ? [
          faceCss(heading),
          `:root:root{--heading-tracking:-0.005em}:is(h1,h2,h3):not(.text-sm,.text-xs){font-family:${stack(heading)};font-variant-numeric:lining-nums}`,
        ]
      : []),
  ].join('');
}
