/** A picture for pages rather than cars: `editorial/<name>.webp`, served at `/editorial/<name>.webp`. */
export interface EditorialPicture {
  width: number;
  height: number;
  shows: string;
}

const hero = (shows: string): EditorialPicture => ({ width: 2400, height: 1000, shows });
const wide = (shows: string): EditorialPicture => ({ width: 1600, height: 1000, shows });

export const EDITORIAL = {
  'hero-group': hero('A hatch, a sedan, an SUV, a ute and a four-wheel drive in a row in a bright studio'),
  'hero-franchise': hero('A red SUV under studio lights in a dark room'),
  'hero-franchise-coupe': hero('A silver coupe under studio lights in a dark room'),
  'hero-franchise-ute': hero('An orange ute under studio lights in a dark room'),
  'hero-yard': hero('Four used cars in a row under a summer sky'),
  'hero-caravan': hero('A four-wheel drive towing a white caravan along the coast'),
  'slide-range': wide('Three SUVs, small, medium and large, side by side'),
  'slide-off-road': wide('A grey off-road caravan by the sea'),
  'offer-headlamp': wide('The headlamp of a dark blue SUV, close up'),
  'offer-wheel': wide('The front wheel of a green four-wheel drive, close up'),
  'offer-tail': wide('The tail of a red coupe in a dark room'),
  'offer-trade-in': wide('A blue hatch and a beige wagon under a summer sky'),
  'service-bay': wide('A white SUV on a hoist in a bright service bay'),
  handover: wide('A blue SUV with a red bow on its bonnet, ready for its new owner'),
  showroom: wide('A silver sedan, a red SUV and a dark blue coupe in a showroom in the evening'),
  'location-1': wide('A glass-fronted showroom at noon with three cars in front'),
  'location-2': wide('A showroom lit from inside at dusk with two cars in front'),
  'location-3': wide('A showroom under an overcast sky with three cars in front'),
  'location-4': wide('A showroom in the evening sun with two cars in front'),
  'location-5': wide('A showroom at the blue hour with three cars in front'),
  'location-6': wide('A showroom in the morning with two cars in front'),
  'location-7': wide('A dark showroom with a red portal under a clear sky, three cars in front'),
  'yard-1': wide('A used-car yard in the morning: seven cars in two rows, a low office behind them'),
  'yard-2': wide('A used-car yard in the evening sun: cars in two rows and an office with a verandah'),
  'yard-3': wide('A caravan yard at noon: four vans in a row before a low office'),
} as const satisfies Record<string, EditorialPicture>;
export type EditorialName = keyof typeof EDITORIAL;

const map = (shows: string): EditorialPicture => ({ width: 1200, height: 900, shows });

/** Maps of fictional towns (maps.ts), served like the other editorial pictures. */
export const MAPS = {
  'map-1': map('A street map with a pin where two main roads meet near a river'),
  'map-2': map('A street map with a pin on a main road between parks'),
  'map-3': map('A street map with a pin beside a railway'),
  'map-4': map('A street map with a pin on a bend of a main road'),
  'map-5': map('A street map with a pin on a main road above a river'),
  'map-6': map('A street map with a pin in a grid of streets'),
} as const satisfies Record<string, EditorialPicture>;
