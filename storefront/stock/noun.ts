import { isMotorcycleMake } from '@forecourt/lib/vehicle/motorcycle-makes';

/** `Hino Trucks` contains a noun, `Yamaha` is known for one; other makes have the site's. */
export const vehicleNoun = (make: string, noun: Noun): Noun =>
  /\btrucks\b/i.test(make) ? 'truck' : isMotorcycleMake(make) ? 'motorcycle' : noun;

export type Noun = 'car' | 'caravan' | 'truck' | 'motorcycle' | 'vehicle';
