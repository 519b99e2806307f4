/** Layout classes shared by the calculator and its placeholder, to prevent layout shift. */
export const FRAME = {
  columns: 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]',
  fields: 'grid content-start gap-5 p-card lg:p-8',
  answer: 'flex flex-col gap-5 border-line bg-accent-soft p-card border-t md:border-t-0 md:border-l lg:p-8',
  chart: 'numbers border-t border-line p-card lg:px-8',
} as const;
