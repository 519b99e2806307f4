import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sites } from '../../demo/content/documents.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { callTool, connectAgent, squeezed, squeezedText } from './agent.ts';
import { type Question, questionsAbout } from './agent-questions.ts';
import { sql } from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

// Each test calls from its own household, so that a limit that one uses up does not affect another.
const household = (number: number) => `11.5.0.${number}`;
const QUESTIONS = 200;

/** Returns what an answer says and its page does not, or the other way round. */
async function differences(
  question: Question,
  answer: Awaited<ReturnType<typeof callTool>>,
): Promise<string[]> {
  const { site, tool, input, page, accept, texts, absent } = question;
  const name = `${site} ${tool} ${JSON.stringify(input)}`;
  if (answer.isError) return [`${name}: ${answer.text}`];
  const linked = new URL(String(answer.values['url']));
  const { status, body } = await askSite(site, page ?? linked.pathname + linked.search, {
    headers: accept ? { accept } : {},
  });
  const shown = squeezedText(body);
  const missing = texts(answer.values).filter((text) => !shown.includes(squeezed(text)));
  const extra = absent?.(answer.values).filter((text) => shown.includes(squeezed(text))) ?? [];
  return [
    ...(status === 200 ? [] : [`${name}: the page answers ${status}`]),
    ...missing.map((text) => `${name}: the page lacks '${text}'`),
    ...extra.map((text) => `${name}: the page has '${text}'`),
  ];
}

test('200 answers say what the pages say', async () => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  let asked = 0;
  for (const [index, site] of sites.entries()) {
    const client = await connectAgent(site.slug, { household: household(10 + index) });
    const { tools } = await client.listTools();
    const { values } = await callTool(client, 'list_places');
    const places = (values['places'] as { place: string }[]).map(({ place }) => place);
    const questions = await questionsAbout(site, new Set(tools.map(({ name }) => name)), places);
    for (const question of questions) {
      problems.push(...(await differences(question, await callTool(client, question.tool, question.input))));
      asked += 1;
    }
    await client.close();
  }
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(QUESTIONS);
});

test('explains how it understood a sentence, and finds what the page finds', async () => {
  const client = await connectAgent('harbour', { household: household(20) });
  const { values } = await callTool(client, 'search_stock', { words: 'white suv under 60k blorptastic' });
  const { interpretation, total, url, vehicles } = values as {
    interpretation: { understood: string[]; ignored: string | null; searchedAsText: string | null };
    total: number;
    url: string;
    vehicles: unknown[];
  };
  expect(interpretation.understood).toEqual(['Body: SUV', 'Price: up to $60,000', 'Colour: White']);
  expect(interpretation.ignored).toBe('blorptastic');
  expect(interpretation.searchedAsText).toBeNull();
  expect(total).toBeGreaterThanOrEqual(vehicles.length);
  const linked = new URL(url);
  expect(linked.searchParams.get('utm_medium')).toBe('assistant');
  expect(linked.searchParams.get('utm_source')).toBe('forecourt-test');
  const { body } = await askSite('harbour', linked.pathname + linked.search);
  expect(squeezedText(body)).toContain(squeezed(`${total}`));
});

test('answers both revisions of the protocol alike', async () => {
  const [latest, legacy] = await Promise.all(
    (['auto', 'legacy'] as const).map((protocol) =>
      connectAgent('harbour', { household: household(21), protocol }),
    ),
  );
  if (!latest || !legacy) throw new Error('There is no client.');
  expect(latest.getInstructions()).toContain('Harbour');
  const [one, other] = await Promise.all([latest, legacy].map((client) => client.listTools()));
  expect(one?.tools.map(({ name }) => name)).toEqual(other?.tools.map(({ name }) => name));
  for (const tool of one?.tools ?? []) {
    expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(tool.outputSchema?.type).toBe('object');
  }
});

test('reads the site’s description and vehicles as resources', async () => {
  const client = await connectAgent('harbour', { household: household(22) });
  const [vehicle = ''] = await vehiclePaths('harbour');
  const { resources } = await client.listResources();
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates[0]?.uriTemplate).toContain('/cars/{vehicle}.md');
  const about = await client.readResource({ uri: resources[0]?.uri ?? '' });
  expect(about.contents[0]).toMatchObject({
    mimeType: 'text/plain',
    text: expect.stringContaining('# Harbour'),
  });
  const uri = `${new URL(resources[0]?.uri ?? '').origin}${vehicle}.md`;
  const read = await client.readResource({ uri });
  expect(read.contents[0]).toMatchObject({
    mimeType: 'text/markdown',
    text: expect.stringContaining('## Price'),
  });
});

test('says what is wrong with a call', async () => {
  const client = await connectAgent('harbour', { household: household(23) });
  const [vehicle = ''] = await vehiclePaths('harbour');
  const slug = vehicle.replace('/cars/', '');
  const messageOf = async (tool: string, input: Record<string, unknown>) => {
    const { isError, text } = await callTool(client, tool, input);
    expect(isError, tool).toBe(true);
    return text;
  };
  expect(await messageOf('get_vehicle', {})).toContain('vehicle');
  expect(await messageOf('get_vehicle', { vehicle: 'no-such-car' })).toContain(
    'has no vehicle "no-such-car"',
  );
  expect(await messageOf('estimate_delivery', { vehicle: slug, postcode: 'abc' })).toContain(
    'Please enter a postcode.',
  );
  expect(await messageOf('estimate_finance', { vehicle: slug, years: 50 })).toContain(
    'Cannot be less than 1 or more than 7',
  );
  expect(await messageOf('book_test_drive', { vehicle: slug, phone: '0400 000 000' })).toContain('phone');
  expect(await messageOf('search_stock', { maxPrice: -1 })).toContain('maxPrice');
  await expect(client.callTool({ name: 'drop_tables', arguments: {} })).rejects.toThrow('drop_tables');
});

test('says that a sold vehicle is sold, and offers no link to buy it', async () => {
  const [sold] = await sql(
    `select slug from cars where dealership_id like 'harbour%' and status = 'sold' and show_on_dealer_website and retired_at is null limit 1`,
  );
  const client = await connectAgent('harbour', { household: household(24) });
  const vehicle = String(sold?.['slug']);
  const { values } = await callTool(client, 'get_vehicle', { vehicle });
  expect(values).toMatchObject({ state: 'sold', price: null, weekly: null, actions: [] });
  for (const tool of ['start_reservation', 'book_test_drive', 'start_enquiry'])
    expect((await callTool(client, tool, { vehicle })).isError, tool).toBe(true);
});

const post = (body: string, headers: Record<string, string> = {}, from = household(25)) =>
  askSite('harbour', '/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': from,
      ...headers,
    },
    body,
  });
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

test('refuses messages that it cannot read, with a reason', async () => {
  expect((await post('not json')).status).toBe(400);
  expect(JSON.parse((await post(`[${PING}]`)).body)).toMatchObject({
    error: { message: 'Send one message per request.' },
  });
  expect((await post(JSON.stringify({ ...JSON.parse(PING), padding: 'a'.repeat(40_000) }))).status).toBe(413);
  expect((await post(PING, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await askSite('harbour', '/mcp')).status).toBe(405);
  expect((await askSite('harbour', '/mcp', { method: 'DELETE' })).status).toBe(405);
});

test('may be called by pages of other origins, but not by rebinding', async () => {
  const preflight = await askSite('harbour', '/mcp', {
    method: 'OPTIONS',
    headers: { origin: 'https://assistant.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
  const called = await post(PING, { origin: 'https://assistant.example' });
  expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(called.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await post(PING, { origin: 'http://evil.example' })).status).toBe(403);
});

test('limits an assistant that asks too much, and no visitor of pages', async () => {
  const flood = household(26);
  await expect(async () => {
    const [visited, ...answers] = await Promise.all([
      // Filtered results are rendered for each visit.
      askSite('harbour', '/search?query=toyota', { headers: { 'x-forwarded-for': household(32) } }),
      ...Array.from({ length: 100 }, () => post(PING, {}, flood)),
    ]);
    expect(visited.status).toBe(200);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(JSON.parse(refused?.body ?? '{}')).toMatchObject({
      jsonrpc: '2.0',
      error: { data: { code: 'rate_limit', retryAfter: 60 } },
    });
  }).toPass({ timeout: 60_000 });
  const headers = { 'x-forwarded-for': flood };
  expect((await askSite('harbour', '/search', { headers })).status).toBe(200);
  expect((await askSite('harbour', '/api/drive-away?postcode=4000', { headers })).status).toBe(404);
  expect((await post(PING, {}, household(27))).status).toBe(200);
});

test('a link to book a test drive opens the form with car and time', async ({ page }) => {
  const client = await connectAgent('harbour', { household: household(28) });
  const [car] = await sql(
    `select slug, record->>'model' as model from cars where dealership_id like 'harbour%' and status = 'in_stock'
       and show_on_dealer_website and retired_at is null and not (record->>'reserved')::boolean
       and not exists (select from reservations r where r.car_id = cars.id) order by slug desc limit 1`,
  );
  const vehicle = String(car?.['slug']);
  const { values } = await callTool(client, 'list_test_drive_times', { vehicle });
  const time = (values['times'] as string[]).at(-1) ?? '';
  const booked = await callTool(client, 'book_test_drive', { vehicle, time });
  expect(booked.values).toMatchObject({ time, isBooked: false });
  const { pathname, search, hash } = new URL(String(booked.values['url']));
  expect(search).not.toMatch(/name|phone|email/);
  await page.goto(siteUrl('harbour', pathname + search + hash));
  const form = page.locator('#test-drive');
  await expect(form).toContainText(String(car?.['model']));
  await form.getByRole('button', { name: /Book|Send|Request/ }).scrollIntoViewIfNeeded();
  await expect(form.locator(`input[name=dateTime][value="${time}"]`)).toBeChecked();
  await expectAccessible(page);
  const taken = await callTool(client, 'book_test_drive', { vehicle, time: '2020-01-01T09:00:00+10:00' });
  expect(taken.text).toContain('The next free times are:');
});

test('a link to reserve opens the checkout with the amount that was named', async ({ page }) => {
  const client = await connectAgent('harbour', { household: household(29) });
  const { values: found } = await callTool(client, 'search_stock', {});
  const vehicles = (found['vehicles'] as { vehicle: string }[]).map(({ vehicle }) => vehicle);
  let link = '';
  let amount = '';
  for (const vehicle of vehicles) {
    const { isError, values } = await callTool(client, 'start_reservation', { vehicle });
    if (isError) continue;
    expect(values).toMatchObject({ isReserved: false });
    [link, amount] = [String(values['url']), String(values['amount'])];
    break;
  }
  const { pathname, search } = new URL(link);
  await page.goto(siteUrl('harbour', pathname + search));
  await expect(page.getByText(`Your ${amount} is fully refundable.`).first()).toBeVisible();
});

test('describes the site for language models', async () => {
  const { status, headers, body } = await askSite('harbour', '/llms.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^# Harbour/);
  for (const text of ['## How to ask', '/mcp', '.md', '## Places and opening hours', '`search_stock`'])
    expect(body).toContain(text);
  const links = [...body.matchAll(/\]\((https?:\/\/[^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname);
  for (const link of links) expect((await askSite('harbour', link)).status, link).toBe(200);
});

test('answers in English on a site with other languages, and says how to link to its pages in them', async () => {
  const { body } = await askSite('northside', '/llms.txt');
  expect(body).toContain('Answers are in English.');
  expect(body).toContain('Vietnamese `/vi`');
  const client = await connectAgent('northside', { household: household(31) });
  expect(client.getInstructions()).toContain('Vietnamese `/vi`');
  const { values } = await callTool(client, 'search_stock', { words: 'trắng suv' });
  expect((values['interpretation'] as { understood: string[] }).understood).toEqual([
    'Body: SUV',
    'Colour: White',
  ]);
  const { pathname } = new URL(String(values['url']));
  expect((await askSite('northside', `/vi${pathname}`)).body).toContain('lang="vi"');
});

test('sends a vehicle as Markdown to those who ask for it', async () => {
  const [vehicle = ''] = await vehiclePaths('harbour');
  const chrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const html = await askSite('harbour', vehicle, { headers: { accept: chrome } });
  expect(html.headers.get('content-type')).toContain('text/html');
  expect(html.headers.get('vary')?.toLowerCase()).toMatch(/\baccept\b(?!-)/);
  expect(html.body).toContain(`${vehicle}.md"`);
  const own = await askSite('harbour', `${vehicle}.md`);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(own.headers.get('link')).toContain(`${vehicle}>; rel="canonical"`);
  const negotiated = await askSite('harbour', vehicle, {
    headers: { accept: 'text/markdown, text/html;q=0.9' },
  });
  expect(negotiated.body).toBe(own.body);
  expect(negotiated.headers.get('vary')?.toLowerCase()).toMatch(/\baccept\b(?!-)/);
  expect(negotiated.headers.get('cache-control')).toBe('private, no-store');
  await expect(async () => {
    const again = await askSite('harbour', vehicle, { headers: { accept: chrome } });
    expect(again.headers.get('x-nextjs-cache')).toBe('HIT');
  }).toPass();
  expect((await askSite('harbour', '/cars/no-such-car.md')).status).toBe(404);
});

/**
 * Conformance scenarios that apply to a server without sessions, sampling, elicitation, logging or subscriptions. The
 * others call tools, prompts and resources that only the framework's own example server has.
 */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

test('passes the conformance tests of the protocol', async () => {
  test.setTimeout(120_000);
  const { ports } = settingsFromEnvironment();
  const host = new URL(siteUrl('harbour')).host;
  // The framework resolves no host of a demo site, so its calls to this machine are led to one.
  const local = createServer((incoming, outgoing) => {
    const isOurs = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(incoming.headers.host ?? '');
    const upstream = forward(
      {
        host: '127.0.0.1',
        port: ports.storefront,
        path: incoming.url,
        method: incoming.method,
        headers: {
          ...incoming.headers,
          host: isOurs ? host : incoming.headers.host,
          'x-forwarded-for': household(30),
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
  const results = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  try {
    const url = `http://localhost:${(local.address() as AddressInfo).port}/mcp`;
    const program = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));
    for (const scenario of SCENARIOS) {
      const run = promisify(execFile)(process.execPath, [
        program,
        'server',
        '--url',
        url,
        '--scenario',
        scenario,
        '--output-dir',
        results,
      ]);
      const output = await run.then(
        ({ stdout }) => stdout,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => `FAILED ${stdout}${stderr}`,
      );
      expect(output, scenario).not.toContain('FAILED');
    }
  } finally {
    local.close();
    await rm(results, { recursive: true, force: true });
  }
});
