import type { Noun } from './landing.ts';

/** What the vehicles of a make are called: `Hino Trucks` says by itself what it makes, else the site's own word. */
export const vehicleNoun = (make: string, noun: Noun): Noun => (/\btrucks\b/i.test(make) ? 'truck' : noun);
