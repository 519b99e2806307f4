// Values that Meta defined for its automotive catalogue and that TikTok's has taken over.

/** `body_style` (https://developers.facebook.com/docs/marketing-api/auto-ads/reference). */
export const CATALOGUE_BODIES = {
  convertible: 'CONVERTIBLE',
  softtop: 'CONVERTIBLE',
  coupe: 'COUPE',
  hardtop: 'COUPE',
  hatch: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  peoplemover: 'MINIVAN',
  sedan: 'SEDAN',
  suv: 'SUV',
  '4x4': 'SUV',
  ute: 'TRUCK',
  cabchassis: 'TRUCK',
  lighttruck: 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
  stationwagon: 'WAGON',
};
export const CATALOGUE_FUELS = {
  petrol: 'GASOLINE',
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
  'plug-in hybrid': 'HYBRID',
};
export const CATALOGUE_DRIVES = { '4wd': '4X4', awd: 'AWD', fwd: 'FWD', rwd: 'RWD', '2wd': '4X2' };
export const CATALOGUE_TRANSMISSIONS = { automatic: 'AUTOMATIC', auto: 'AUTOMATIC', manual: 'MANUAL' };
export const OTHER = 'OTHER';
