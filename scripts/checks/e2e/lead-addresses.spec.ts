import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { lake } from './content.ts';
import { sitemapPaths } from './pages.ts';
import { askSite, expect, SITES, test } from './test.ts';

const { urls, dataset } = settingsFromEnvironment();
const ADDRESSES = `array::unique(array::compact([
  ...*[_type == "leadDelivery"].leadEmails[],
  ...*[_type == "leadDelivery"].leadAlertEmails[],
  ...*[_type == "leadDelivery"].reportEmails[],
  ...*[_type == "leadDelivery"].leadChannels[].emails[]
]))`;

test('no page and no answer for a page holds an address that leads go to', async () => {
  test.setTimeout(180_000);
  const addresses = await lake.fetch<string[]>(ADDRESSES);
  expect(addresses.length).toBeGreaterThan(5);
  const holds = (body: string) => addresses.filter((address) => body.includes(address));
  for (const site of SITES) {
    // Two of each kind, because pages of one kind share their code.
    const byKind = Map.groupBy(await sitemapPaths(site), (path) => path.split('/')[1]);
    const paths = [...byKind.values()].flatMap((ofKind) => ofKind.slice(0, 2));
    for (const path of [...paths, '/search', '/api/leads/form?form=enquiry', '/sign-in']) {
      const page = await askSite(site, path);
      // The data for client-side navigation.
      const data = await askSite(site, path, { headers: { rsc: '1' } });
      expect([site, path, holds(page.body), holds(data.body)]).toEqual([site, path, [], []]);
    }
  }
});

test('the content lake refuses requests for lead addresses without a token', async () => {
  const query = encodeURIComponent('*[_type in ["site", "dealership", "prizeWheel"]]');
  for (const perspective of ['raw', 'drafts', 'published']) {
    const path = `query/${dataset}?perspective=${perspective}&query=${query}`;
    const answer = await fetch(`${urls.lake}/v2025-02-19/data/${path}`);
    expect([perspective, ((await answer.json()) as { result?: unknown }).result]).toEqual([perspective, []]);
  }
});
