/**
 * Families of faces and wheels. All cars of a make share a look, so that a brand's range looks related. A
 * look belongs to no real maker.
 *
 * - `crest`: a tall mesh grille between slim swept lamps, slender twin-spoke wheels
 * - `blade`: no grille but a band of light across the nose, lamps low in the bumper, turbine wheels
 * - `forge`: a broad barred grille running into upright lamps with rings of light, stout split-spoke wheels
 */
export const LOOKS = ['crest', 'blade', 'forge'] as const;
export type Look = (typeof LOOKS)[number];

const MAKES: Readonly<Record<Look, readonly string[]>> = {
  crest: ['Mazda', 'Kia', 'Mitsubishi', 'Nissan', 'Audi', 'Lexus', 'Holden', 'Skoda', 'LDV', 'MG'],
  blade: ['Hyundai', 'BYD', 'Volkswagen', 'Honda', 'Mercedes-Benz', 'BMW', 'Fiat', 'Suzuki'],
  forge: ['Toyota', 'Ford', 'Isuzu', 'Subaru', 'GWM', 'Jeep'],
};

/** Returns the look of a make; an unlisted make gets the first one. */
export function lookOf(make: string): Look {
  return LOOKS.find((look) => MAKES[look].includes(make)) ?? 'crest';
}
