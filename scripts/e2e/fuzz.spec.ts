import { fuzzAddresses } from './fuzz/addresses.ts';
import { ALL_SITES, askSite, expect, test, vehiclePaths } from './test.ts';

/** How many addresses are requested in total, over all sites. */
const COUNT = 2_500;
const AT_ONCE = 4;
const SEED = 20_261_121;

/** The allowed answers: the page, a redirect within the site, not found, or an address too long to read. */
const ALLOWED = new Set([200, 307, 308, 400, 404, 414, 431]);

test.describe('any address of the results page', () => {
  test.setTimeout(600_000);

  test('answers a page, an empty state or 404, with this site’s stock only', async () => {
    const ownVehicles = new Map<string, Set<string>>();
    for (const slug of ALL_SITES) ownVehicles.set(slug, new Set(await vehiclePaths(slug)));
    const queue = fuzzAddresses(COUNT, SEED).map((path, index) => ({
      slug: ALL_SITES[index % ALL_SITES.length] ?? 'harbour',
      path,
    }));
    const problems: string[] = [];
    const pages = { shown: 0, empty: 0, missing: 0, other: 0 };

    const visit = async ({ slug, path }: { slug: string; path: string }) => {
      const { status, headers, body } = await askSite(slug, path);
      const description = `${slug} ${path.slice(0, 300)}: ${status}`;
      if (!ALLOWED.has(status)) problems.push(description);
      const target = headers.get('location');
      if (target && !/^\/(?!\/)/.test(target) && !target.startsWith(`http://${slug}.localhost`))
        problems.push(`${description} leads to ${target}`);
      if (headers.has('set-cookie')) problems.push(`${description} sets a cookie`);
      if (/<script>alert|<img src=x/.test(body)) problems.push(`${description} holds markup of the address`);
      for (const [, vehicle = ''] of body.matchAll(/href="(\/cars\/[^"#?/]+)"/g))
        for (const [other, theirs] of ownVehicles)
          if (other !== slug && theirs.has(vehicle) && !ownVehicles.get(slug)?.has(vehicle))
            problems.push(`${description} shows ${vehicle} of ${other}`);
      if (status === 404) pages.missing += 1;
      else if (body.includes('No Results Available')) pages.empty += 1;
      else if (body.includes('<article')) pages.shown += 1;
      else pages.other += 1;
    };
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await visit(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(problems).toEqual([]);
    // The addresses must reach every kind of answer often enough to prove something.
    for (const count of [pages.shown, pages.empty, pages.missing]) expect(count).toBeGreaterThan(COUNT / 50);
  });
});
