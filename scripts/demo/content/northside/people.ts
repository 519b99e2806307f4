import type { PersonContent } from '../shared/site-content.ts';

/** Fictional staff of the two showrooms. */
export const people: readonly PersonContent[] = [
  { name: 'Dimitra Kostas', role: 'Dealer principal', at: 'northside-preston', phone: '03 7010 0110' },
  { name: 'Owen Clarke', role: 'Service manager', at: 'northside-preston-service', phone: '03 7010 0112' },
  { name: 'Farah Aziz', role: 'New vehicles', at: 'northside-epping', phone: '03 7010 0120' },
];
