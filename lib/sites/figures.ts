/** Figures of a site that the platform knows; words name them in braces, `{locations}`. */
export const FIGURES = {
  locations: 'Locations: places with an address of their own',
  brands: 'Brands that the site or its locations sell',
  cars: 'Cars in stock now',
  years: 'Years since the dealer was founded',
} as const;
export type FigureName = keyof typeof FIGURES;

/** Whether a value is the name of a figure in `FIGURES`. It takes anything: a word in braces, or an empty field. */
export const isFigureName = (name: unknown): name is FigureName =>
  typeof name === 'string' && Object.hasOwn(FIGURES, name);

const PLACEHOLDER = /\{(\w+)\}/g;

/** Figures below this are told exactly. */
const EXACT = 20;

/** How a figure is told: exactly while it is small, then rounded down, with a plus (53 as 50+, 1,234 as 1,200+). */
export function roundedFigure(figure: number): { value: number; suffix: string } {
  const step = figure < EXACT ? 1 : figure < 1_000 ? 10 : 100;
  const value = Math.floor(figure / step) * step;
  return { value, suffix: value < figure ? '+' : '' };
}

const words = (figure: number) => {
  const { value, suffix } = roundedFigure(figure);
  return `${new Intl.NumberFormat('en-AU').format(value)}${suffix}`;
};

/** The names in braces in a text, also names that are not a figure's. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);

/** The names of the figures that the words of a value ask for, however deep. */
export function figuresIn(value: unknown): FigureName[] {
  if (typeof value === 'string') return placeholdersIn(value).filter(isFigureName);
  if (value === null || typeof value !== 'object') return [];
  return [...new Set(Object.values(value).flatMap(figuresIn))];
}

/** A value with its figures filled in; one that nobody knows is left out of its sentence. */
export function withFigures<Value>(value: Value, figures: Partial<Record<FigureName, number>>): Value {
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') return filled(inner, figures);
    if (Array.isArray(inner)) return inner.map(fill);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, part]) => [name, fill(part)]));
  };
  return fill(value) as Value;
}

function filled(text: string, figures: Partial<Record<FigureName, number>>): string {
  return text.replace(/\{(\w+)\} ?/g, (all, name: string) => {
    if (!isFigureName(name)) return all;
    const figure = figures[name];
    return figure === undefined ? '' : words(figure) + (all.endsWith(' ') ? ' ' : '');
  });
}
