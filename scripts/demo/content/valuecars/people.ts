import type { PersonContent } from '../shared/site-content.ts';

/** Fictional staff of the yards. */
export const people: readonly PersonContent[] = [
  { name: 'Jo Bennetts', role: 'Owner', at: 'value-cars-enfield', phone: '08 7010 0110' },
  { name: 'Raj Singh', role: 'Yard, Enfield', at: 'value-cars-enfield' },
  { name: 'Steph Marino', role: 'Yard, Lonsdale', at: 'value-cars-lonsdale' },
];
