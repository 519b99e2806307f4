import { isMotorcycleMake } from '@forecourt/lib/vehicle/motorcycle-makes';

/**
 * Returns the noun for vehicles of a make: `Hino Trucks` contains it, `Yamaha` is known for motorcycles; else
 * the site's.
 */
export const vehicleNoun = (make: string, noun: Noun): Noun =>
  /\btrucks\b/i.test(make) ? 'truck' : isMotorcycleMake(make) ? 'motorcycle' : noun;

export type Noun = 'car' | 'caravan' | 'truck' | 'motorcycle' | 'vehicle';
