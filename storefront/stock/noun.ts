import { isMotorcycleMake } from '@forecourt/lib/vehicle/motorcycle-makes';

/** Returns the noun for a make: from its name (`Hino Trucks`), from known makes, or the site's. */
export const vehicleNoun = (make: string, noun: Noun): Noun =>
  /\btrucks\b/i.test(make) ? 'truck' : isMotorcycleMake(make) ? 'motorcycle' : noun;

export type Noun = 'car' | 'caravan' | 'truck' | 'motorcycle' | 'vehicle';
