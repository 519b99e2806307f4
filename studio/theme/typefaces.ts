import '@fontsource-variable/archivo';
import '@fontsource-variable/cormorant-garamond';
import '@fontsource-variable/figtree';
import '@fontsource-variable/instrument-sans';
import '@fontsource-variable/nunito';
import type { TypePair } from '@forecourt/lib/sites/theme';

interface Typeface {
  text: string;
  heading: string;
  weight: number;
}

const sans = (family: string, weight: number): Typeface => {
  const stack = `"${family} Variable", sans-serif`;
  return { text: stack, heading: stack, weight };
};

/** The font families of each type pair. Browsers load only those that are displayed. */
export const TYPEFACES: Readonly<Record<TypePair, Typeface>> = {
  instrument: sans('Instrument Sans', 600),
  archivo: sans('Archivo', 500),
  figtree: sans('Figtree', 750),
  cormorant: {
    ...sans('Instrument Sans', 500),
    heading: '"Cormorant Garamond Variable", serif',
  },
  nunito: sans('Nunito', 800),
};
