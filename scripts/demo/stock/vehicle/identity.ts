import type { DemoLocation } from '../../dealerships.ts';
import type { Random } from './random.ts';

/** Values and weights of a VIN's check digit (49 CFR 565.15), which ISO 3779 leaves to the maker. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...'0123456789'.split('').map((digit) => [digit, Number(digit)] as const),
  ...'ABCDEFGH'.split('').map((letter, index) => [letter, index + 1] as const),
  ...'JKLMN'.split('').map((letter, index) => [letter, index + 1] as const),
  ['P', 7] as const,
  ['R', 9] as const,
  ...'STUVWXYZ'.split('').map((letter, index) => [letter, index + 2] as const),
]);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Position 10 from 2010: A, B, ... without I, O, Q, U, Z. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY';

/** World manufacturer identifiers: three letters for the maker and country. */
const MAKERS: Readonly<Record<string, string>> = {
  Toyota: 'JTE',
  Mazda: 'JM0',
  Hyundai: 'KMH',
  Kia: 'KNA',
  Ford: 'MPB',
  Mitsubishi: 'MMA',
  Subaru: 'JF2',
  Volkswagen: 'WVW',
  Nissan: 'JN1',
  Isuzu: 'MPA',
  'Isuzu Trucks': 'JAA',
  'Hino Trucks': 'JHF',
  BYD: 'LGX',
  GWM: 'LGW',
  Holden: '6G1',
  Honda: 'MRH',
  Suzuki: 'JSA',
  MG: 'LSJ',
  Jeep: '1C4',
  'Mercedes-Benz': 'W1K',
  BMW: 'WBA',
  Audi: 'WAU',
  Skoda: 'TMB',
  Lexus: 'JTH',
  LDV: 'LSK',
  Fiat: 'ZFA',
  'Kawasaki Motorcycles': 'JKA',
  Ducati: 'ZDM',
  Indian: '56K',
  'Honda Motorcycles': 'JH2',
  Yamaha: 'JYA',
  'Suzuki Motorcycles': 'JS1',
  'BMW Motorrad': 'WB1',
  'Harley-Davidson': '5HD',
  KTM: 'VBK',
  CFMoto: 'LCE',
  'Royal Enfield': 'ME3',
};

/** Generates a well-formed VIN with its maker, model year and check digit. */
export function makeVin(random: Random, make: string, year: number): string {
  const head = (MAKERS[make] ?? '6T9') + random.some(LETTERS.split(''), 5).join('').padEnd(5, 'A');
  const tail = `${YEARS[(year - 2010 + 21) % 21]}0${String(random.between(1, 999_999)).padStart(6, '0')}`;
  return head + checkDigit(`${head}0${tail}`) + tail;
}

/** Returns the ninth character: the weighted sum of all others modulo 11, X for ten. */
export function checkDigit(vin: string): string {
  const sum = vin
    .split('')
    .reduce((total, character, index) => total + (VALUES[character] ?? 0) * (WEIGHTS[index] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

export function makePlate(random: Random, state: DemoLocation['state']): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick(LETTERS.split(''))).join('');
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join('');
  switch (state) {
    case 'QLD':
      return random.chance(0.6) ? `${digits(3)}${letters(2)}${digits(1)}` : `${digits(3)}${letters(3)}`;
    case 'NSW':
      return random.chance(0.4)
        ? `${letters(3)}${digits(2)}${letters(1)}`
        : `${letters(2)}${digits(2)}${letters(2)}`;
    case 'VIC':
      return `1${letters(2)}${digits(1)}${letters(2)}`;
    case 'SA':
      return `S${digits(3)}${letters(3)}`;
  }
}
