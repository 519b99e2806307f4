/**
 * The features shoppers can filter by (FACET-13), each with a pattern for the dealers' various wordings.
 * Other equipment is shown on the vehicle page but cannot be filtered.
 */
const FEATURES: readonly (readonly [name: string, wording: RegExp])[] = [
  ['Apple CarPlay', /car ?play/i],
  ['Android Auto', /android auto/i],
  ['Sat nav', /sat(ellite)?[ .-]*nav|gps nav|navigation/i],
  ['Reversing camera', /revers(e|ing) camera|rear[- ]?view camera|360|surround view/i],
  ['360° camera', /360|surround view|around view|panoramic view monitor/i],
  ['Parking sensors', /park(ing)? (sensor|assist|distance)/i],
  ['Adaptive cruise control', /(adaptive|active|radar|smart|dynamic) cruise/i],
  ['Autonomous emergency braking', /autonomous emergency|\baeb\b|pre-?collision|forward collision/i],
  ['Blind spot monitor', /blind[- ]?spot/i],
  ['Lane keep assist', /lane[- ](keep|departure|assist|trace)/i],
  ['Leather seats', /leather(?!.*(steering|wheel|knob))/i],
  ['Heated seats', /heated.*seat/i],
  ['Ventilated seats', /(ventilated|cooled).*seat/i],
  ['Electric seats', /(power|electric)[- ]?(adjust\w*)?.*seat/i],
  ['Sunroof', /sun ?roof|moon ?roof|panoramic (glass )?roof/i],
  ['Keyless entry', /keyless|smart key|proximity key/i],
  ['Power tailgate', /(power|electric|hands[- ]free) (tailgate|tail gate|boot|liftgate)/i],
  ['Third row seats', /third[- ]row|7 seat|8 seat|seven seat/i],
  ['Tow bar', /tow ?bar|tow pack|tow hitch/i],
  ['Bull bar', /bull ?bar|nudge ?bar/i],
  ['Tray canopy', /canopy/i],
  ['Tonneau cover', /tonneau|roller cover/i],
  ['Roof racks', /roof (rack|rail|bar)/i],
  ['Wireless charging', /wireless (phone )?charg/i],
  ['Head-up display', /head[- ]?up display/i],
  ['Premium sound', /\b(bose|jbl|harman|bang|burmester|meridian|premium (audio|sound))/i],
  ['LED headlights', /led (head|matrix|lights)|matrix led/i],
  ['Alloy wheels', /alloy/i],
  ['Dual-zone climate', /(dual|tri|three|two)[- ]zone/i],
  ['Solar panels', /solar/i],
  ['Air conditioning', /air ?con/i],
  ['Ensuite', /ensuite|shower/i],
  ['Bunks', /bunk/i],
  ['Off-road suspension', /independent suspension|off[- ]?road suspension/i],
];

/** Cache limit. Dealers' systems use the same few hundred wordings for every vehicle. */
const MOST_REMEMBERED = 5_000;
const featuresByText = new Map<string, readonly string[]>();

function namesIn(item: string): readonly string[] {
  const rememberedNames = featuresByText.get(item);
  if (rememberedNames) return rememberedNames;
  const names = FEATURES.filter(([, wording]) => wording.test(item)).map(([name]) => name);
  if (featuresByText.size >= MOST_REMEMBERED) featuresByText.clear();
  featuresByText.set(item, names);
  return names;
}

/** Returns the filterable features in a vehicle's equipment, in the order of the list, without duplicates. */
export function filteredFeatures(equipment: readonly string[]): string[] {
  const names = new Set(equipment.flatMap(namesIn));
  return FEATURES.flatMap(([name]) => (names.has(name) ? [name] : []));
}
