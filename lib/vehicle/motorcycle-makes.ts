const MAKES: ReadonlySet<string> = new Set([
  'Aprilia',
  'Benelli',
  'Bimota',
  'BMW Motorrad',
  'CFMoto',
  'Ducati',
  'Harley-Davidson',
  'Honda Motorcycles',
  'Husqvarna',
  'Indian',
  'Kawasaki',
  'Kawasaki Motorcycles',
  'KTM',
  'Kymco',
  'Moto Guzzi',
  'MV Agusta',
  'Royal Enfield',
  'Suzuki Motorcycles',
  'Sym',
  'Triumph Motorcycles',
  'Ural',
  'Vespa',
  'Yamaha',
]);

/** Returns whether a make sells only motorcycles: true for `Yamaha`, false for `Honda`. */
export const isMotorcycleMake = (make: string): boolean => MAKES.has(make);
