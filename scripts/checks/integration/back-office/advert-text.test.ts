import { chatModel } from '@forecourt/lib/operations/advert-text/model.server';
import { writeAdvertText } from '@forecourt/lib/operations/advert-text/write.server';
import { advertFacts } from '@forecourt/lib/vehicle/advert-text/facts';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import { textModel } from '../../../emulators/partners/text-model/routes.ts';

const KEY = 'a-key-of-the-model';
const FACTS = advertFacts(
  sampleVehicle({ colour: 'Red', standardEquipment: ['Tow bar'], location_name: 'Sample Motors' }),
  {
    timeZone: 'Australia/Brisbane',
    regoExpiredText: '',
    prices: { noPriceText: '', formerPriceDays: null, subscription: null },
  },
  new Date('2026-11-30T00:00:00Z'),
);
const REQUEST = { kind: 'description', voice: 'plain' } as const;

let server: Awaited<ReturnType<typeof listen>>;
const report = vi.fn();
beforeAll(async () => {
  server = await listen(new Hono().route('/text-model', textModel(KEY)).fetch, 0);
});
afterAll(() => server.close());
beforeEach(() => report.mockClear());

const modelOf = (key = KEY) => chatModel({ url: `${server.url}/text-model/v1`, key, model: 'emulator' });
const behave = (behaviour: string) =>
  fetch(`${server.url}/text-model`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ behaviour }),
  });
const write = (model: ReturnType<typeof modelOf> | null) =>
  writeAdvertText(FACTS, REQUEST, { model, report });

test('the templates write without a model', async () => {
  const { writtenBy, sentences, refused } = await write(null);
  expect([writtenBy, refused]).toEqual(['template', []]);
  expect(sentences[0]?.text).toBe('2021 Toyota HiLux, at Sample Motors.');
});

test('a model’s sentences are kept with the facts they state', async () => {
  await behave('well');
  const { writtenBy, sentences, refused } = await write(modelOf());
  expect([writtenBy, refused]).toEqual(['model', []]);
  expect(sentences).toContainEqual({ text: 'The Odometer is 45,200 km.', facts: ['odometer'] });
  expect(sentences.every(({ facts }) => facts.length > 0)).toBe(true);
});

test('what a model invents is refused, with what has no source', async () => {
  await behave('inventing');
  const { sentences, refused } = await write(modelOf());
  expect(refused.map(({ text }) => text)).toEqual([
    'It has had one careful owner.',
    'It comes with a sunroof.',
    'It has 999 kW of power.',
  ]);
  expect(refused[2]?.unsourced).toContain('999');
  expect(JSON.stringify(sentences)).not.toMatch(/sunroof|999|owner/);
});

test.each(['refusing', 'nonsense'])('the templates write for a model that is %s', async (behaviour) => {
  await behave(behaviour);
  const { writtenBy, sentences } = await write(modelOf());
  expect(writtenBy).toBe('fallback');
  expect(sentences.length).toBeGreaterThan(3);
  expect(report).toHaveBeenCalledTimes(1);
});

test('the templates write for a model with a wrong key', async () => {
  await behave('well');
  expect((await write(modelOf('wrong'))).writtenBy).toBe('fallback');
  expect(String(report.mock.calls[0]?.[0])).not.toContain('wrong');
});
