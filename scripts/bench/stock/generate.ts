import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { locations } from '../../demo/dealerships.ts';
import { hash } from '../../demo/photography/catalogue.ts';
import { writeFeed } from '../../demo/stock/feeds/write.ts';
import { groupMakes } from '../../demo/stock/models/catalogue.ts';
import { makeCar } from '../../demo/stock/vehicle/car.ts';
import { random } from '../../demo/stock/vehicle/random.ts';

const BATCH = 1_000;

/**
 * Writes a large, reproducible feed of generated vehicles in the demo group's columns, in chunks.
 * @param count vehicles; stock numbers run from L1
 * @param repricedEvery one vehicle in this many costs 500 more than in the plain feed; none when 0
 */
export async function writeLargeFeed(file: string, count: number, repricedEvery = 0): Promise<void> {
  const mapping = await loadMapping(path.resolve(import.meta.dirname, '../../demo/mappings/harbour.ts'));
  const yards = locations.filter(({ dealershipId }) => dealershipId.startsWith('harbour-'));
  const makes = Object.entries(groupMakes);
  const chance = random(hash('large feed'));
  const day = new Date('2026-11-01T00:00:00Z');
  const out = createWriteStream(file);
  for (let start = 0; start < count; start += BATCH) {
    const vehicles = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const number = start + offset + 1;
      const [make, specs] = chance.pick(makes);
      const location = chance.pick(yards);
      const vehicle = makeCar(
        chance,
        { now: day, year: 2026 },
        {
          make,
          specs,
          carType: chance.weighted([
            ['new', 3],
            ['demo', 1],
            ['used', 6],
          ]),
          stocknum: `L${number}`,
          location,
          mediaUrl: 'http://localhost:4003',
          oldest: 12,
        },
      );
      return repricedEvery > 0 && number % repricedEvery === 0
        ? { ...vehicle, price: (vehicle.price ?? 0) + 500 }
        : vehicle;
    });
    const text = writeFeed(mapping, vehicles);
    const piece = start === 0 ? text : text.subarray(text.indexOf('\n') + 1);
    if (!out.write(piece)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
