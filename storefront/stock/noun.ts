import { isMotorcycleMake } from '@forecourt/lib/vehicle/motorcycle-makes';

/**
 * What the vehicles of a make are called: `Hino Trucks` says by itself what it makes, `Yamaha` is known for it; of any other
 * make the site's own word.
 */
export const vehicleNoun = (make: string, noun: Noun): Noun =>
  /\btrucks\b/i.test(make) ? 'truck' : isMotorcycleMake(make) ? 'motorcycle' : noun;

/** What a site sells, one of it. */
export type Noun = 'car' | 'caravan' | 'truck' | 'motorcycle' | 'vehicle';
