import { parseFeatures } from '@forecourt/lib/site/features';
import { parseSettings } from '@forecourt/lib/site/settings';
import type { Site } from '@forecourt/lib/site/site';
import { gatesQuery } from '@forecourt/schemas/queries/gates';
import { contentClient } from './client.server.ts';
import { keptTable } from './kept-table.server.ts';

type Switches = Pick<Site, 'settings' | 'features'>;

/** A site's switches are parsed when somebody asks for that site: a copy of the storefront sees few of all sites. */
const gates = keptTable<ReadonlyMap<string, () => Switches>>('gates', async () => {
  const sites = await contentClient().fetch(gatesQuery);
  return new Map(
    sites.map(({ slug, settings, features }) => {
      let parsedSwitches: Switches | undefined;
      return [
        slug,
        () => {
          parsedSwitches ??= {
            settings: parseSettings(settings).settings,
            features: parseFeatures(features).features,
          };
          return parsedSwitches;
        },
      ];
    }),
  );
});

/** Reads the switches again because a site's were changed. */
export const refreshGates = (): Promise<void> => gates.refresh();

/**
 * The switches and settings of a site, for whoever stands before its pages.
 * @returns null for an unknown site
 * @throws when none were ever read and the content lake does not answer: no gate stands open by accident
 */
export async function switchesOf(site: string): Promise<Switches | null> {
  return (await gates.current()).get(site)?.() ?? null;
}
