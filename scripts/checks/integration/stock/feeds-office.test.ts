import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import type { FeedsAnswer, RunAnswer, RunsAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import type { SampleAnswer } from '@forecourt/lib/inventory/stock/sample/sample';
import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { readFeedSample } from '@forecourt/lib/operations/back-office/feed-samples.server';
import {
  exportRun,
  feeds,
  oneRun,
  runNow,
  runsOfFeed,
  undo,
} from '@forecourt/lib/operations/back-office/feeds.server';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { sampleFeed } from './testing/feed-document.ts';
import {
  csvOf,
  SAMPLE_CODE,
  SAMPLE_DEALERSHIP,
  SAMPLE_PLACE,
  type SampleRow,
  sampleMapping,
  sampleRows,
} from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate rate_limits');
});

/** Each feed has another dealership, because a dealership's stock number is one car. */
const dealershipOf = (feed: string) =>
  feed === 'sample' ? SAMPLE_DEALERSHIP : { id: `${feed}-dealer`, slug: `${feed}-dealer`, name: feed };

function importRows(
  rows: readonly SampleRow[],
  feed = 'sample',
  mapping = sampleMapping({ feed, dealership: dealershipOf(feed) }),
) {
  const file = path.join(database.folder, `${feed}.csv`);
  writeFileSync(file, csvOf(rows));
  return importFeed({ pool: database.pool, mapping, file });
}

const call = ({ mayManageFeeds = true, query = '' } = {}): Call => ({
  request: new Request(`https://sample.example/?${query}`),
  staff: {
    id: 'p-kim',
    account: 'p-kim',
    name: 'Kim',
    sites: [],
    mayManageFeeds,
    mayCreateSites: mayManageFeeds,
    grants: [],
  },
  office: { pool: database.pool, report: () => {} } as unknown as BackOffice,
});
const answerOf = async <Answer>(response: Promise<Response>): Promise<Answer> => (await response).json();
const runs = (query = '') => answerOf<RunsAnswer>(runsOfFeed(call({ query }), 'sample'));
const lastRun = async () => String((await runs()).runs[0]?.id);

describe('feeds in the back office', () => {
  test('are listed with their last run and their state', async () => {
    await importRows(sampleRows(10));
    await importRows(sampleRows(3), 'other');
    // Refused, because half the stock is missing.
    await importRows(sampleRows(5));
    await database.pool.query(
      `update feed_runs set finished_at = now() - interval '3 days' where feed_id = 'other'`,
    );
    await database.pool.query(`insert into feeds (id) values ('young')`);
    const { feeds: all } = await answerOf<FeedsAnswer>(feeds(call()));
    expect(all).toMatchObject([
      { feed: 'other', state: 'late', vehicles: 3, lastRun: { outcome: 'imported' } },
      {
        feed: 'sample',
        state: 'refused',
        vehicles: 10,
        lastRun: { outcome: 'refused', counts: { read: 5, added: 0, retired: 0 } },
        takenAt: expect.any(String),
      },
      { feed: 'young', state: 'never', vehicles: 0, lastRun: null, takenAt: null },
    ]);
  });

  test('list their runs newest first, in pages', async () => {
    for (const count of [1, 2, 3]) await importRows(sampleRows(count));
    const { runs: first, next } = await runs('limit=2');
    expect(first.map(({ counts }) => counts.taken)).toEqual([3, 2]);
    const last = await runs(`limit=2&before=${next}`);
    expect(last.runs.map(({ counts }) => counts.taken)).toEqual([1]);
    expect(last.next).toBeNull();
    await expect(runsOfFeed(call(), 'nobody')).rejects.toMatchObject({ code: 'not_found' });
    await expect(runsOfFeed(call({ query: 'before=x' }), 'sample')).rejects.toMatchObject({
      code: 'bad_input',
    });
  });

  test('show what a run did by location, guard, kind, row and reason', async () => {
    await importRows(sampleRows(10));
    await importRows(
      sampleRows(5, (index) => (index === 0 ? { Year: '=x' } : index === 1 ? { Price: '88' } : {})),
    );
    const { run, details, reasons } = await answerOf<RunAnswer>(oneRun(call(), await lastRun()));
    expect(reasons).toEqual([
      { what: 'rejected', field: 'year', reason: 'is not a number', count: 1 },
      { what: 'held', field: 'price', reason: 'is below $500', count: 1 },
    ]);
    expect(run).toMatchObject({
      outcome: 'refused',
      error: expect.stringContaining('Nothing was changed.'),
      counts: { read: 5, taken: 3, held: 1, rejected: 1 },
    });
    expect(details).toMatchObject({
      guards: [
        {
          guard: 'retiring',
          accepted: false,
          text: expect.stringMatching(/^Sample Dealer, Albion: 5 of 10/),
        },
      ],
      rejected: [{ line: 2, stocknum: 'A1', field: 'year' }],
      held: [{ line: 3, stocknum: 'A2', guard: 'price' }],
    });
    const [first] = (await runs()).runs.slice(-1);
    expect((await answerOf<RunAnswer>(oneRun(call(), String(first?.id)))).run.places).toEqual([
      { name: 'Sample Dealer, Albion', before: 0, taken: 10, held: 0, rejected: 0, retired: 0 },
    ]);

    const file = await (await exportRun(call(), String(run.id))).text();
    expect(parse(file, { bom: true, columns: true })).toMatchObject([
      { Result: 'Rejected', Line: '2', Value: "'=x" },
      { Result: 'Held', Line: '3', 'Stock number': 'A2', Value: '88' },
    ]);
  });

  test('show unknown location codes of a run, except those mapped to no location', async () => {
    const document = sampleFeed(
      { kind: 'sent' },
      {
        locations: [
          {
            code: SAMPLE_CODE,
            isWithoutPlace: false,
            location: { ...SAMPLE_PLACE, dealership: SAMPLE_DEALERSHIP },
          },
          { code: 'OFF', isWithoutPlace: true, location: null },
        ],
      },
    );
    if (!('definition' in document)) throw new Error(document.problem);
    const yards = [SAMPLE_CODE, SAMPLE_CODE, 'OFF', 'NEW'];
    await importRows(
      sampleRows(4, (index) => ({ Yard: yards[index] ?? '' })),
      'sample',
      document.definition.mapping,
    );
    const run = await answerOf<RunAnswer>(oneRun(call(), await lastRun()));
    expect(run.run.counts).toMatchObject({ taken: 4, rejected: 0 });
    expect(run.details?.warnings).toEqual([
      'unknown location code "NEW" (1 vehicle): imported without a location; assign under Locations in the feed\'s document',
    ]);
    expect(run.run.places).toMatchObject([
      { name: 'Sample Dealer', taken: 4 },
      { name: 'Sample Dealer, Albion', taken: 2 },
    ]);
  });

  test("keep a run's counts after its rows are deleted", async () => {
    await importRows(sampleRows(1));
    await database.pool.query('delete from feed_run_reports');
    const id = await lastRun();
    const { run, details } = await answerOf<RunAnswer>(oneRun(call(), id));
    expect([run.counts.added, details]).toEqual([1, null]);
    await expect(exportRun(call(), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('undo their last run once and record by whom', async () => {
    await importRows(sampleRows(10));
    const first = await lastRun();
    await importRows(sampleRows(9));
    const second = await lastRun();
    const runAnswer = (id: string) => answerOf<RunAnswer>(oneRun(call(), id));
    expect((await runAnswer(first)).canBeUndone).toBe(false);
    expect(await runAnswer(second)).toMatchObject({ canBeUndone: true, undoneBy: null });
    await expect(undo(call(), first)).rejects.toMatchObject({
      code: 'changed',
      message: expect.stringContaining('have changed since'),
    });
    await expect(undo(call(), 'x')).rejects.toMatchObject({ code: 'not_found' });

    expect(await answerOf(undo(call(), second))).toEqual({ outcome: 'undone' });
    expect(await answerOf(undo(call(), second))).toEqual({ outcome: 'undone_before' });
    const undoing = await lastRun();
    expect(await runAnswer(second)).toMatchObject({
      canBeUndone: false,
      undoneBy: { id: Number(undoing), by: 'p-kim' },
    });
    expect(await runAnswer(undoing)).toMatchObject({
      run: { outcome: 'undo', undoes: Number(second), by: 'p-kim', counts: { changed: 1, unchanged: 9 } },
      details: null,
      canBeUndone: false,
    });
    const { feeds: all } = await answerOf<FeedsAnswer>(feeds(call()));
    expect(all).toMatchObject([{ state: 'undone', vehicles: 10 }]);
  });

  test('run on demand, and are up to date without a new file', async () => {
    await importRows(sampleRows(10));
    await importRows(sampleRows(5));
    expect((await runs()).fetching).toBeNull();
    await expect(runNow(call(), 'sample')).rejects.toMatchObject({ code: 'not_found' });

    await database.pool.query(
      `insert into feed_sources (feed_id, succeeded_at) values ('sample', now()), ('young', null)`,
    );
    const { feeds: all } = await answerOf<FeedsAnswer>(feeds(call()));
    expect(all.map(({ feed, state }) => [feed, state])).toEqual([
      ['sample', 'fresh'],
      ['young', 'never'],
    ]);
    expect(await answerOf<RunsAnswer>(runsOfFeed(call(), 'young'))).toMatchObject({ runs: [], next: null });
    expect((await runs()).fetching).toEqual({ isWaiting: false, isRunning: false, takesFiles: false });
    const { requestedAt } = await answerOf<{ requestedAt: string }>(runNow(call(), 'sample'));
    expect(Date.parse(requestedAt)).not.toBeNaN();
    expect((await runs()).fetching).toMatchObject({ isWaiting: true, isRunning: false });
  });

  test('are hidden from people who may not manage them', async () => {
    await importRows(sampleRows(1));
    const id = await lastRun();
    const stranger = call({ mayManageFeeds: false });
    for (const answer of [
      () => feeds(stranger),
      () => runsOfFeed(stranger, 'sample'),
      () => oneRun(stranger, id),
      () => exportRun(stranger, id),
      () => undo(stranger, id),
      () => runNow(stranger, 'sample'),
    ])
      await expect(answer()).rejects.toMatchObject({ code: 'no_rights' });
    for (const id of ['0', 'x', '9'.repeat(30)])
      await expect(oneRun(call(), id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('file without a mapping', () => {
  const sampleCall = (body: unknown, mayManageFeeds = true): Call => ({
    ...call({ mayManageFeeds }),
    request: new Request('https://sample.example/', { method: 'POST', body: JSON.stringify(body) }),
  });
  const sampleOf = (content: string | Buffer, choice: Record<string, unknown> = {}) =>
    answerOf<SampleAnswer>(
      readFeedSample(
        sampleCall({
          content: Buffer.from(content).toString('base64'),
          isCut: false,
          columns: null,
          values: null,
          ...choice,
        }),
      ),
    );

  test('is recognised and previewed as an import would read it', async () => {
    const answer = await sampleOf(
      csvOf(sampleRows(30, (index) => (index === 3 ? { Price: 'cheap' } : { Odometer: '45,200 km' }))),
    );
    expect(answer).toMatchObject({
      format: 'csv',
      separator: 'comma',
      encoding: 'utf-8',
      records: null,
      values: { status: 'in_stock' },
      rows: 30,
      taken: 29,
      problems: [{ field: 'price', reason: 'is not a number', count: 1, example: 'cheap', isRejected: true }],
    });
    expect(answer.columns.filter(({ field }) => field === null)).toMatchObject([
      { name: 'Yard', note: expect.stringContaining('same for every vehicle') },
    ]);
    expect(answer.shown).toHaveLength(30);
    expect(answer.shown[0]).toMatchObject({
      outcome: 'taken',
      vehicle: {
        stocknum: 'A1',
        title: '2021 Toyota HiLux SR5',
        price: '$54,990',
        km: 45_200,
        facts: ['used', 'ute', 'Glacier White'],
      },
    });
    expect(answer.shown[3]).toMatchObject({
      outcome: 'rejected',
      stocknum: 'A4',
      reasons: [{ value: 'cheap' }],
    });
    const price = answer.columns.find(({ field }) => field === 'price');
    expect(price).toMatchObject({ filled: 30, odd: [{ value: 'cheap', result: 'is not a number' }] });
  });

  test('is previewed again with a changed mapping', async () => {
    const text = 'Nr;Make;Model;Year\nA1;Citro\u00ebn;C3;2020\nA2;Citro\u00ebn;C4;2021\nA3;Citro';
    const content = Buffer.from(text, 'latin1');
    const proposal = await sampleOf(content, { isCut: true });
    expect(proposal).toMatchObject({ separator: 'semicolon', encoding: 'windows-1252', rows: 2, taken: 0 });
    const choice = await sampleOf(content, {
      isCut: true,
      columns: { Nr: 'stocknum', Make: 'make', Model: 'model', Year: 'year' },
      values: { ...proposal.values, car_type: 'used' },
    });
    expect(choice).toMatchObject({ taken: 2, shown: [{ vehicle: { title: '2020 Citroen C3' } }, {}] });
    expect(choice.columns[1]?.examples).toEqual(['Citroën']);
  });

  const nestedBody = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      stock: { number: `S${index + 1}` },
      condition: 'Used',
      make: 'Citro\u00ebn',
      model: 'C3',
      year: 2020,
      price: { egc: 20_000 + index, dap: 21_500 + index },
      codes: { nvic: 'ABC21A', redbook: 'AUVCITR2020AEAA' },
      photos: [
        { url: `https://photos.example/${index}/1.jpg` },
        { url: `https://photos.example/${index}/2.jpg` },
      ],
    }));
  const xmlOf = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, inner]) =>
            Array.isArray(inner)
              ? `<${name}>${inner.map(({ url }: { url: string }) => `<photo>${url}</photo>`).join('')}</${name}>`
              : `<${name}>${xmlOf(inner)}</${name}>`,
          )
          .join('')
      : String(value);
  const shownCar = {
    stocknum: 'S1',
    title: '2020 Citroen C3',
    price: '$20,000',
    priceType: 'Excl. Govt. Charges',
    facts: ['$21,500 Drive Away', 'used'],
    photo: 'https://photos.example/0/1.jpg',
    photos: 2,
  };
  const recognisedFields = {
    'stock.number': 'stocknum',
    'price.egc': 'price',
    'price.dap': 'drive_away_price',
    'codes.nvic': 'nvic',
    'codes.redbook': 'redbook_code',
  };
  const fieldsOf = ({ columns }: SampleAnswer) =>
    Object.fromEntries(columns.map(({ name, field }) => [name, field]));

  test('may be nested or truncated JSON', async () => {
    const dealers = [{ id: 1, name: 'North' }];
    const text = JSON.stringify({ dealers, data: { vehicles: nestedBody(26) } });
    const answer = await sampleOf(text.slice(0, -300), { isCut: true });
    expect(answer).toMatchObject({
      format: 'json',
      separator: null,
      encoding: 'utf-8',
      records: '$.data.vehicles.*',
    });
    expect(fieldsOf(answer)).toMatchObject({ ...recognisedFields, photos: 'images' });
    expect(answer.taken).toBe(answer.rows);
    expect(answer.shown).toHaveLength(answer.rows);
    expect(answer.shown[0]).toMatchObject({ vehicle: shownCar });
  });

  test('may be XML in its declared encoding', async () => {
    const vehicles = nestedBody(26).map((vehicle) => `<vehicle>${xmlOf(vehicle)}</vehicle>`);
    const text = `<?xml version="1.0" encoding="windows-1252"?>\n<feed><dealer id="1" name="North"/><stock>${vehicles.join('')}</stock></feed>`;
    const answer = await sampleOf(Buffer.from(text.slice(0, -300), 'latin1'), { isCut: true });
    expect(answer).toMatchObject({
      format: 'xml',
      separator: null,
      encoding: null,
      records: '$.stock.vehicle',
    });
    expect(fieldsOf(answer)).toMatchObject({ ...recognisedFields, 'photos.photo': 'images' });
    expect(answer.taken).toBe(answer.rows);
    expect(answer.shown).toHaveLength(answer.rows);
    expect(answer.shown[0]).toMatchObject({ vehicle: shownCar });
  });

  test.each(['json', 'xml'] as const)('is imported with the proposed mapping: %s', async (format) => {
    const vehicles = nestedBody(3);
    const content =
      format === 'json'
        ? JSON.stringify({ vehicles })
        : `<stock>${vehicles.map((vehicle) => `<vehicle>${xmlOf(vehicle)}</vehicle>`).join('')}</stock>`;
    const { columns, records, values } = await sampleOf(content);
    const { feed, dealership } = sampleMapping();
    const mapping = parseMapping(
      {
        feed,
        dealership,
        format,
        records: records ?? '',
        columns: Object.fromEntries(columns.map(({ name, field }) => [name, field ?? 'ignore'])),
        defaults: values,
      },
      'sample',
    );
    const file = path.join(database.folder, `nested.${format}`);
    writeFileSync(file, content);
    const report = await importFeed({ pool: database.pool, mapping, file });
    expect(report).toMatchObject({
      outcome: 'imported',
      rows: { read: 3, taken: 3, rejected: 0 },
    });
    expect(report.warnings.join()).not.toContain('not know');
  });

  test('may be JSON with name and value lists', async () => {
    const attributes = (colour: string) => [
      { name: 'Stock No', value: colour.toUpperCase() },
      { name: 'Condition', value: 'Used' },
      { name: 'Make', value: 'Toyota' },
      { name: 'Model', value: 'Corolla' },
      { name: 'Price', value: 21_990 },
      { name: 'Colour', value: colour },
    ];
    const vehicles = [
      { attributes: attributes('Red') },
      // Not every vehicle has every attribute.
      { attributes: [...attributes('Blue'), { name: 'Kms', value: '12,000 km' }] },
    ];
    const content = JSON.stringify({ vehicles });
    const { columns, records, values, taken } = await sampleOf(content);
    expect({ records, taken }).toEqual({ records: '$.vehicles.*', taken: 2 });
    const { feed, dealership } = sampleMapping();
    const named = Object.fromEntries(columns.map(({ name, field }) => [name, field ?? 'ignore']));
    expect(named).toMatchObject({ 'attributes.Colour': 'colour', 'attributes.Kms': 'km' });
    const mapping = parseMapping(
      { feed, dealership, format: 'json', records: records ?? '', columns: named, defaults: values },
      'sample',
    );
    const file = path.join(database.folder, 'named.json');
    const importRun = async () => {
      const { outcome, error, rows } = await importFeed({ pool: database.pool, mapping, file });
      return { outcome, error, taken: rows.taken };
    };
    writeFileSync(file, content);
    expect(await importRun()).toEqual({ outcome: 'imported', error: null, taken: 2 });
    const { rows } = await database.pool.query(
      `select record->>'colour' as colour, record->>'km' as km from cars where feed_id = $1 order by id`,
      [feed],
    );
    expect(rows).toEqual([
      { colour: 'Blue', km: '12000' },
      { colour: 'Red', km: null },
    ]);
    // A later file without the attribute is still the same format.
    writeFileSync(file, JSON.stringify({ vehicles: vehicles.slice(0, 1) }));
    expect(await importRun()).toMatchObject({ error: null, taken: 1 });
  });

  test('is rejected if it is not a feed', async () => {
    for (const content of [
      'PK\u0003\u0004',
      '[{"a":1}]',
      '[1,{',
      '{"a":',
      '<stock/>',
      '<a',
      '<!DOCTYPE a><a><b c="d" e="f"/></a>',
      'one column\n1\n',
      'a,b\n',
      'a,b\n"x',
    ])
      await expect(sampleOf(content)).rejects.toMatchObject({ code: 'bad_input' });
    await expect(readFeedSample(sampleCall({ content: '!' }))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(
      readFeedSample(sampleCall({ content: 'A'.repeat(600_000), isCut: false, columns: null, values: null })),
    ).rejects.toMatchObject({ code: 'too_large' });
    await expect(readFeedSample(sampleCall({}, false))).rejects.toMatchObject({ code: 'no_rights' });
  });
});
