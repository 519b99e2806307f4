import { productLines } from '@forecourt/lib/payments/agentic/products.server';
import { publishedProduct } from '@forecourt/lib/payments/agentic/testing/published';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AgentCounter, openAgentCounter, site } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: AgentCounter;
beforeAll(async () => {
  counter = await openAgentCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

const SITE = { ...site(), url: 'https://sample.example', name: 'Sample' };
async function products() {
  const lines: string[] = [];
  for await (const batch of productLines(counter.pool, SITE, 20_000)) lines.push(batch);
  return lines
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => publishedProduct.parse(JSON.parse(line)));
}

test('lists the deposits of vehicles that can be reserved now, in the published shape', async () => {
  const free = await counter.addCar();
  const held = await counter.addCar();
  await counter.addCar({ payment_processors: [] });
  await counter.addCar({ status: 'sold' });
  await counter.addCar({ dealership_id: 'another-dealer' });
  await counter.addCar({ show_on_dealer_website: false });
  await counter.start(held);
  const [product, ...others] = await products();
  expect(others).toEqual([]);
  expect(product).toMatchObject({
    id: `deposit_${free.id}`,
    url: `https://sample.example/cars/${free.slug}`,
    variants: [{ id: `deposit_${free.id}`, price: { amount: 20_000, currency: 'AUD' } }],
  });
});

test('lists a large stock once each, in batches', async () => {
  const { id } = await counter.addCar();
  await counter.pool.query(
    `insert into cars select (jsonb_populate_record(null::cars, to_jsonb(cars) || jsonb_build_object(
       'id', 'n' || n, 'slug', 'n' || n, 'stocknum', 'n' || n,
       'record', cars.record || jsonb_build_object('id', 'n' || n, 'slug', 'n' || n)))).*
     from cars, generate_series(1, 1200) n where cars.id = $1`,
    [id],
  );
  const ids = (await products()).map((product) => product.id);
  expect(ids).toHaveLength(1201);
  expect(new Set(ids).size).toBe(1201);
});
