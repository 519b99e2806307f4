import type { SanityClient } from '@sanity/client';
import { lakeWriter } from '../../emulators/lake-writer.ts';
import type { LocalSettings } from '../../emulators/settings.ts';
import { ask } from '../../tasks/request-storefront.ts';

/** A document that is published repeatedly, and the page that shows it. */
interface Kind {
  id: string;
  field: string;
  site: string;
  path: string;
}

export const KINDS: Record<string, Kind> = {
  page: { id: 'page-northside-about-us', field: 'title', site: 'northside', path: '/about-us' },
  home: { id: 'page-harbour-home', field: 'seo.title', site: 'harbour', path: '/' },
  offer: { id: 'offer-coastline-caravan-finance', field: 'name', site: 'coastline', path: '/special-offers' },
  menu: { id: 'navigation-harbour-footer', field: 'groups[0].title', site: 'harbour', path: '/' },
};

const PAUSE_MS = 10;
const GIVE_UP_MS = 30_000;

/** In milliseconds since the publish was sent. */
export interface Times {
  /** The content lake has stored it. */
  stored: number;
  /** The storefront was notified; every later request gets the new page. */
  heard: number;
  shown: number;
}

/**
 * Publishes a document with a new text each time, like the studio, and requests its page until the text
 * shows.
 * @throws Error when it does not show within half a minute
 */
export async function measurePublishing(
  settings: LocalSettings,
  { id, field, site, path }: Kind,
  rounds: number,
): Promise<Times[]> {
  const client = lakeWriter(settings);
  const host = `${site}.localhost:${settings.ports.storefront}`;
  const page = async () => (await ask({ port: settings.ports.storefront, host, path })).body;
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Published ${Date.now().toString(36)}`;
    await draft(client, id, { [field]: words });
    await page();
    const start = performance.now();
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    });
    const storedAfter = performance.now() - start;
    let heardAfter = storedAfter;
    while (!(await page()).includes(words)) {
      if (heardAfter > GIVE_UP_MS) throw new Error(`${id} did not show on ${path}.`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      heardAfter = performance.now() - start;
    }
    times.push({ stored: storedAfter, heard: heardAfter, shown: performance.now() - start });
  }
  return times;
}

async function draft(client: SanityClient, id: string, set: Record<string, string>): Promise<void> {
  const publishedDocument = await client.getDocument(id);
  if (!publishedDocument) throw new Error(`The demo content has no ${id}.`);
  await client.createOrReplace({ ...publishedDocument, _id: `drafts.${id}` });
  await client.patch(`drafts.${id}`).set(set).commit();
}
