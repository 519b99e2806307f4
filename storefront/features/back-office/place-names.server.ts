import { loadLocations } from '@/content/locations.server.ts';

export async function placeNames(siteSlugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const locations = await Promise.all(siteSlugs.map((slug) => loadLocations(slug)));
  return new Map(locations.flat().map(({ id, name }) => [id, name]));
}
