/** The known bodies (FACET-39 to FACET-58) with a singular label that still reads well with an "s". */
export const BODIES = [
  { value: '4x4', label: '4x4' },
  { value: 'bus', label: 'Bus' },
  { value: 'cabChassis', label: 'Cab chassis' },
  { value: 'convertible', label: 'Convertible' },
  { value: 'coupe', label: 'Coupe' },
  { value: 'ev', label: 'EV' },
  { value: 'hardtop', label: 'Hardtop' },
  { value: 'hatch', label: 'Hatchback' },
  { value: 'hatchback', label: 'Hatchback' },
  { value: 'lightTruck', label: 'Light truck' },
  { value: 'motorhome', label: 'Motorhome' },
  { value: 'peopleMover', label: 'People mover' },
  { value: 'prestige', label: 'Prestige car' },
  { value: 'sedan', label: 'Sedan' },
  { value: 'softtop', label: 'Convertible' },
  { value: 'stationWagon', label: 'Wagon' },
  { value: 'suv', label: 'SUV' },
  { value: 'ute', label: 'Ute' },
  { value: 'van', label: 'Van' },
  { value: 'wagon', label: 'Wagon' },
] as const;
export type Body = (typeof BODIES)[number]['value'];
