import type { SynonymHit } from 'algoliasearch';

const groups: readonly (readonly string[])[] = [
  ['ute', 'pickup', 'pick up', 'utility', 'dual cab'],
  ['4wd', '4x4', 'four wheel drive'],
  ['hatch', 'hatchback'],
  ['wagon', 'estate', 'station wagon'],
  ['convertible', 'cabriolet', 'soft top', 'roadster'],
  ['people mover', 'peoplemover', 'mpv', 'minivan'],
  ['cab chassis', 'cabchassis', 'tray back'],
  ['electric', 'ev', 'bev'],
  ['hybrid', 'hev', 'phev', 'plug in hybrid'],
  ['petrol', 'unleaded', 'ulp', 'gasoline'],
  ['automatic', 'auto'],
  ['awd', 'all wheel drive'],
  ['demo', 'demonstrator', 'ex demo'],
  ['used', 'second hand', 'pre owned', 'preowned', 'secondhand'],
  ['sunroof', 'moonroof', 'panoramic roof'],
  ['tow bar', 'towbar', 'tow pack'],
  ['grey', 'gray'],
  ['volkswagen', 'vw'],
  ['mercedes-benz', 'mercedes', 'merc', 'benz'],
  ['mitsubishi', 'mitsu'],
  ['landcruiser', 'land cruiser'],
  ['gwm', 'great wall', 'haval'],
];

export const STOCK_SYNONYMS: SynonymHit[] = groups.map((synonyms) => ({
  objectID: (synonyms[0] as string).replaceAll(/[^a-z0-9]+/g, '-'),
  type: 'synonym',
  synonyms: [...synonyms],
}));
