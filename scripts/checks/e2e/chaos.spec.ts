import { hasVarnish } from '../../tasks/varnish.ts';
import { Chaos, type Kind, SERVICES, type Service } from './chaos.ts';
import { isLong } from './length.ts';
import { expect, test } from './test.ts';

// Services fail under load, one at a time and in pairs; scripts/bench/chaos prints what visitors get.

const SECONDS = isLong ? 30 : 2;
const PAIRS: readonly (readonly [Service, Service])[] = isLong
  ? SERVICES.flatMap((one, index) => SERVICES.slice(index + 1).map((other) => [one, other] as const))
  : [['content', 'database']];
/** Hanging services are slow to test, so the short form covers only those that leads and pages wait for. */
const kindsOf = (services: readonly Service[]): readonly Kind[] => {
  if (isLong && services.length === 1) return ['refuse', 'hang', 'slow', 'flap'];
  return services.every((service) => service === 'database' || service === 'store')
    ? ['refuse', 'hang']
    : ['refuse'];
};

test.describe('under load', () => {
  test.describe.configure({ mode: 'serial', timeout: isLong ? 400_000 : 120_000 });
  // `.ci/run` installs Varnish.
  test.skip(!process.env.REQUIRE_VARNISH && !hasVarnish(), 'needs varnish and varnish-modules');
  const chaos = new Chaos();
  test.beforeAll(() => chaos.start());
  test.afterAll(() => chaos.stop());

  for (const services of [...SERVICES.map((service) => [service]), ...PAIRS])
    for (const kind of kindsOf(services))
      test(`every visitor is answered while the ${services.join(' and ')} cannot be reached (${kind})`, async () => {
        const { cached, uncached, leads } = await chaos.measure(services, kind, SECONDS);
        expect(cached.served, 'pages that were shown before').toBe(cached.asked);
        expect(uncached.served + uncached.words, 'other pages').toBe(uncached.asked);
        expect(leads, 'leads').toMatchObject({ taken: leads.sent, refused: 0, lost: 0, doubled: 0 });
      });
});
