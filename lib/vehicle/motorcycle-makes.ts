/** Makes that sell nothing else in Australia, and the names under which makers of cars sell theirs. */
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

/** Whether everything of a make is a motorcycle: `Yamaha` is such a make, `Honda` is not. */
export const isMotorcycleMake = (make: string): boolean => MAKES.has(make);
