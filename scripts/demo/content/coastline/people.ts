import type { PersonContent } from '../shared/site-content.ts';

/** Fictional staff of the yard. */
export const people: readonly PersonContent[] = [
  { name: 'Wayne Doherty', role: 'Owner', at: 'coastline-heatherbrae', phone: '02 7010 0110' },
  { name: 'Sam Doherty', role: 'Workshop', at: 'coastline-heatherbrae-service', phone: '02 7010 0112' },
  { name: 'Lou Petrovic', role: 'Handovers', at: 'coastline-heatherbrae' },
];
