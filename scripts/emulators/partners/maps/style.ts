/** The zoom of the last tiles; closer views enlarge them. */
export const MAX_ZOOM = 12;

/**
 * Returns a style of the MapLibre specification for the emulator's tiles. It has no `glyphs`, so the browser
 * draws labels with its own fonts.
 * @param url address of the maps emulator
 */
export const styleOf = (url: string) => ({
  version: 8,
  name: 'Emulated streets',
  sources: {
    ground: {
      type: 'vector',
      tiles: [`${url}/tiles/{z}/{x}/{y}.mvt`],
      minzoom: 0,
      maxzoom: MAX_ZOOM,
      attribution: 'Natural Earth, Matthew Proctor',
    },
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': '#cfe3ee' } },
    layer('land', 'fill', { paint: { 'fill-color': '#f4f2ec' } }),
    layer('coast', 'line', {
      'source-layer': 'land',
      paint: { 'line-color': '#a9bcc6', 'line-width': 1 },
    }),
    layer('road', 'line', {
      minzoom: 6,
      paint: {
        'line-color': '#ffffff',
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 9, 1.2, 14, 6],
      },
    }),
    layer('main', 'line', {
      'source-layer': 'road',
      filter: ['==', ['get', 'class'], 'main'],
      minzoom: 9,
      paint: { 'line-color': '#f0d79a', 'line-width': ['interpolate', ['linear'], ['zoom'], 9, 1.5, 14, 7] },
    }),
    label('suburb', { minzoom: 9, layout: { 'text-size': 12 } }),
    label('city', { layout: { 'text-size': 15 } }),
  ],
});

const layer = (id: string, type: string, rest: Record<string, unknown>) => ({
  id,
  type,
  source: 'ground',
  'source-layer': id,
  ...rest,
});

const label = (id: string, { layout, ...rest }: { layout: Record<string, unknown>; minzoom?: number }) =>
  layer(id, 'symbol', {
    ...rest,
    layout: { 'text-field': ['get', 'name'], 'text-font': ['Helvetica', 'Arial'], ...layout },
    paint: { 'text-color': '#3b4650', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  });
