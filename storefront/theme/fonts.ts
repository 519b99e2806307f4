import archivoLatinExt from '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2';
import archivoLatin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import cormorantLatinExt from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-ext-wght-normal.woff2';
import cormorantLatin from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSansLatinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
import instrumentSansLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import SUBSETS from '@fontsource-variable/instrument-sans/unicode.json';
import nunitoLatinExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2';
import nunitoLatin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
import type { TypePair } from '@forecourt/lib/sites/theme';

interface Face {
  family: string;
  /** URLs of the variable font's subsets: every page loads the first, letters such as ł the second. */
  latin: string;
  latinExt: string;
  weights: string;
  /** Metrics of the family, in percent of the font size. */
  ascent: number;
  descent: number;
  /** Text width relative to the fallback font of the same weight, in percent, measured over a paragraph. */
  widths: { regular: number; medium: number; bold: number };
  /** Scale for a family that is drawn small, in percent. */
  scale?: number;
  serif?: true;
}

const INSTRUMENT_SANS: Face = {
  family: 'Instrument Sans',
  latin: instrumentSansLatin,
  latinExt: instrumentSansLatinExt,
  weights: '400 700',
  ascent: 97,
  descent: 25,
  widths: { regular: 100.8, medium: 102.1, bold: 96.8 },
};
const ARCHIVO: Face = {
  family: 'Archivo',
  latin: archivoLatin,
  latinExt: archivoLatinExt,
  weights: '400 800',
  ascent: 87.8,
  descent: 21,
  widths: { regular: 98.1, medium: 99.8, bold: 96 },
};
const FIGTREE: Face = {
  family: 'Figtree',
  latin: figtreeLatin,
  latinExt: figtreeLatinExt,
  weights: '400 800',
  ascent: 95,
  descent: 25,
  widths: { regular: 100.2, medium: 101, bold: 96.6 },
};
const CORMORANT: Face = {
  family: 'Cormorant Garamond',
  latin: cormorantLatin,
  latinExt: cormorantLatinExt,
  weights: '400 700',
  ascent: 92.4,
  descent: 28.7,
  widths: { regular: 97, medium: 97.5, bold: 91.6 },
  scale: 112,
  serif: true,
};
const NUNITO: Face = {
  family: 'Nunito',
  latin: nunitoLatin,
  latinExt: nunitoLatinExt,
  weights: '400 800',
  ascent: 101.1,
  descent: 35.3,
  widths: { regular: 100.9, medium: 101.7, bold: 98 },
};

/** The families of each type pair: text, and headings if they differ. */
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
/** Two weights of fallback, since the width ratio differs: a single one would shift every heading. */
const FALLBACKS = [
  { of: 'regular', weights: '1 450', sans: ARIAL, serif: TIMES },
  { of: 'medium', weights: '451 550', sans: ARIAL, serif: TIMES },
  { of: 'bold', weights: '551 1000', sans: ARIAL_BOLD, serif: TIMES_BOLD },
] as const;

const percent = (value: number) => `${+value.toFixed(2)}%`;

/** Returns the font faces of a family, with a metric-compatible Arial or Times to prevent layout shift. */
function faceCss({
  family,
  latin,
  latinExt,
  weights,
  ascent,
  descent,
  widths,
  scale = 100,
  serif,
}: Face): string {
  const standIns = FALLBACKS.map(({ of, weights: range, ...sources }) => {
    const measure = (height: number) => percent((height / widths[of]) * 100);
    return `@font-face{font-family:"${family} Fallback";src:${serif ? sources.serif : sources.sans};font-weight:${range};size-adjust:${percent((widths[of] * scale) / 100)};ascent-override:${measure(ascent)};descent-override:${measure(descent)};line-gap-override:0%}`;
  });
  const own = scale === 100 ? '' : `;size-adjust:${scale}%`;
  const source = (address: string, range: string) =>
    `@font-face{font-family:"${family}";src:url("${address}")format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}${own}}`;
  return [source(latinExt, SUBSETS['latin-ext']), source(latin, SUBSETS.latin), ...standIns].join('');
}

const stack = ({ family, serif }: Face) =>
  `"${family}","${family} Fallback",${serif ? 'serif' : 'sans-serif'}`;

export function fontFiles(typePair: TypePair): string[] {
  const { text, heading } = TYPE[typePair];
  return [text, heading].flatMap((face) => face?.latin ?? []);
}

export function fontCss(typePair: TypePair): string {
  const { text, heading } = TYPE[typePair];
  return [
    faceCss(text),
    `:root{--font-site:${stack(text)}}`,
    // Serif headings: tracking as drawn, lining figures; small headings use the text family.
    ...(heading
      ? [
          faceCss(heading),
          `:root:root{--heading-tracking:-0.005em}:is(h1,h2,h3):not(.text-sm,.text-xs){font-family:${stack(heading)};font-variant-numeric:lining-nums}`,
        ]
      : []),
  ].join('');
}
