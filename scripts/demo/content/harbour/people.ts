import type { PersonContent } from '../shared/site-content.ts';

/** Fictional staff of the group. */
export const people: readonly PersonContent[] = [
  { name: 'Priya Raman', role: 'Dealer principal', at: 'harbour-albion', phone: '07 7010 0110' },
  { name: 'Luke Harding', role: 'New vehicles', at: 'harbour-albion', phone: '07 7010 0111' },
  { name: 'Sione Tau', role: 'Service manager', at: 'harbour-albion-service', phone: '07 7010 0112' },
  { name: 'Grace Nguyen', role: 'Parts', at: 'harbour-albion-parts', phone: '07 7010 0114' },
  { name: 'Ben Castle', role: 'Dealer principal', at: 'harbour-moorooka', phone: '07 7010 0120' },
  { name: 'Tahlia Moore', role: 'Dealer principal', at: 'harbour-southport', phone: '07 7010 0130' },
  { name: 'Kurt Weiss', role: 'Motorcycle workshop', at: 'harbour-burleigh', phone: '07 7010 0140' },
  { name: 'Ngaire Pohatu', role: 'Dealer principal', at: 'harbour-maroochydore', phone: '07 7010 0150' },
];
