import { hash } from '../../photography/catalogue.ts';
import type { ModelSpec } from '../models/model.ts';
import { type Random, random as randomOf } from './random.ts';

const EVERY_CAR = [
  'Air Conditioning',
  'Bluetooth System',
  'ABS (Antilock Brakes)',
  'Electronic Stability Control',
  'Power Windows - Front & Rear',
  'Central Locking - Remote/Keyless',
  'Cruise Control',
  'Airbag - Driver',
  'Airbag - Passenger',
  'Airbags - Side',
  'Multi-function Steering Wheel',
];
const NEWER = [
  'Apple CarPlay',
  'Android Auto',
  'Reversing Camera',
  'Autonomous Emergency Braking',
  'Lane Departure Warning',
  'Lane Keeping - Active Assist',
  'Digital Radio (DAB+)',
  'LED Headlights',
  'Rear Parking Sensors',
  'Hill Holder',
  'USB Socket(s)',
  'Automatic Headlights',
  'Rain Sensing Wipers',
];
const BETTER = [
  'Satellite Navigation',
  'Adaptive Cruise Control',
  'Blind Spot Monitoring',
  'Keyless Start',
  'Alloy Wheels',
  'Dual Zone Climate Control',
  'Leather Accented Seats',
  'Power Adjustable Driver Seat',
  'Power Tailgate',
  'Wireless Phone Charging',
  'Rear Cross Traffic Alert',
  'Front Parking Sensors',
  'Roof Rails',
];
const BEST = [
  'Heated Front Seats',
  'Ventilated Front Seats',
  'Panoramic Sunroof',
  '360 Degree Camera',
  'Head Up Display',
  'Bose Premium Sound System',
  'Heated Steering Wheel',
  'Matrix LED Headlights',
  'Memory Driver Seat',
];
const WORK = [
  'Tow Bar',
  'Tub Liner',
  'Tonneau Cover',
  'Nudge Bar',
  'Side Steps',
  'Roof Racks',
  'Hard Canopy',
  'Snorkel',
  'Steel Bull Bar',
];
const TRUCK = [
  'Air Conditioning',
  'ABS (Antilock Brakes)',
  'Electronic Stability Control',
  'Exhaust Brake',
  'Hill Start Assist',
  'Suspended Driver Seat',
  'Apple CarPlay',
  'Android Auto',
  'Reversing Camera',
  'LED Headlights',
  'Cruise Control',
  'Power Windows',
  'Central Locking - Remote/Keyless',
  'Heated Mirrors',
  'Electronic Brake Prep for Trailers',
  'Under-body Toolbox',
  'Load Restraint Rails',
  'Beacon',
];
const CARAVAN = [
  'Air Conditioning - Reverse Cycle',
  'Solar Panels',
  'Lithium Battery 200Ah',
  'Full Ensuite with Shower and Toilet',
  'Front Load Washing Machine',
  'Queen Island Bed',
  'Café Dinette',
  'Three-way Fridge',
  'Microwave',
  'Roll-out Awning',
  'Reversing Camera',
  'Electronic Stability Control',
  'Independent Suspension',
  'Off-road Suspension',
  'Diesel Heater',
  'Bunk Beds',
  'External Entertainment Hatch',
  'Twin Water Tanks',
  'Grey Water Tank',
  'Gas Hot Water',
];

export function equipmentOf(
  random: Random,
  spec: ModelSpec,
  { year, premium, third }: { year: number; premium: boolean; third: boolean },
): string[] {
  const items = [...random.some(EVERY_CAR, random.between(7, EVERY_CAR.length))];
  if (year >= 2016)
    items.push(...random.some(NEWER, Math.min(NEWER.length, 3 + Math.floor((year - 2015) * 0.9))));
  items.push(...random.some(BETTER, premium ? random.between(8, 12) : random.between(1, 5)));
  if (premium) items.push(...random.some(BEST, random.between(3, 8)));
  if (['ute', 'cabChassis'].includes(spec.body) || spec.photo === 'four-wheel-drive')
    items.push(...random.some(WORK, random.between(1, 4)));
  if (third) items.push('Third Row Seats');
  return items;
}

/** Returns the equipment of a truck by its stock number alone. */
export const truckEquipment = (stocknum: string): string[] => {
  const chance = randomOf(hash(`${stocknum} equipment`));
  return chance.some(TRUCK, chance.between(9, 14));
};

/** Returns 6 to 14 entries in the order of the list, for any caravan. */
export const caravanEquipment = (random: Random): string[] => random.some(CARAVAN, random.between(6, 14));
