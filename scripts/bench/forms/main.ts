// Measures the script of pages with forms against a minimal page, how long a submitted form takes, and a
// quote against its provider alone: node scripts/bench/forms/main.ts [--rounds N]; 0 rounds measure only
// script. The built storefront with its emulators, one shopper at a time.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureBytes } from '../../checks/e2e/page-bytes.ts';
import { runTask } from '../../commands/terminal/steps.mjs';
import { findChromium } from '../../tasks/chromium.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { firstVehicle, startServers } from '../servers.ts';

const HOST = 'harbour.localhost';
/** Pages with a form that is visible at once. */
const PAGES = [
  ['harbour', '/contact'],
  ['harbour', '/service'],
  ['harbour', '/careers'],
  ['harbour', '/finance'],
  ['harbour', '/fleet'],
  ['harbour', '/book-test-drive'],
  ['northside', '/contact'],
  ['coastline', '/contact'],
  ['valuecars', '/contact'],
  ['harbour', '/sell-my-car'],
  ['valuecars', '/sell-my-car'],
  ['harbour', '/personalised/finance'],
  ['valuecars', '/personalised/finance'],
] as const;
/** As a multiple of the minimal page's. */
const MOST_SCRIPT = 1.35;
const WARM_UP = 20;
const QUESTION = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, year: 2021 };

await runTask(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } });
  const rounds = Number(values.rounds);
  // Each form comes from a different address (by the proxy header), so that no rate limit applies.
  process.env.TRUSTED_PROXIES = '1';
  const servers = await startServers({ name: 'bench', portOffset: 200 });
  try {
    const port = servers.storefrontPort;
    const car = (await firstVehicle(port, HOST)).slice('/cars/'.length);
    await compareScript(servers.referenceUrl, port);
    if (rounds === 0) return;
    const post = (path: string, body: object, place: number) =>
      ask({
        port,
        host: HOST,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.2.${place >> 8}.${place & 255}`,
        },
        body: JSON.stringify(body),
      });
    const forms = await timesOf(rounds, async (round) => {
      const { status, body } = await post('/api/leads', leadOf(car, round), round);
      if (status !== 201) throw new Error(`A form was answered with ${status}: ${body}`);
    });
    process.stdout.write(`a form, stored and answered: ${spread(forms)} ms\n`);

    const { YOUX_URL = '', YOUX_KEY = '' } = servers.environment;
    const provider: number[] = [];
    const ours: number[] = [];
    // Alternating, so that other load affects both.
    for (let round = 0; round < rounds; round += 1) {
      provider.push(...(await timesOf(1, () => askProvider(YOUX_URL, YOUX_KEY), 0)));
      const askQuote = async () => {
        const { status } = await post('/api/youx/quote', QUESTION, round);
        if (status !== 200) throw new Error(`A quote was answered with ${status}.`);
      };
      ours.push(...(await timesOf(1, askQuote, 0)));
    }
    process.stdout.write(`a quote directly from the provider: ${spread(provider.slice(WARM_UP))} ms\n`);
    process.stdout.write(`a quote through the storefront: ${spread(ours.slice(WARM_UP))} ms\n`);
  } finally {
    await servers.stop();
  }
});

/**
 * Prints the first-load script of each page with a form, with its ratio to a minimal page of the same Next
 * version.
 */
async function compareScript(referenceUrl: string, port: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const scriptOf = async (url: string) => (await measureBytes(browser, url)).bytes.script;
    const minimal = await scriptOf(`${referenceUrl}/`);
    for (const [site, path] of PAGES) {
      const bytes = await scriptOf(`http://${site}.localhost:${port}${path}`);
      const ratio = (bytes / minimal).toFixed(3);
      process.stdout.write(
        `script of ${site}${path}: ${(bytes / 1024).toFixed(1)} kB, ${ratio} (at most ${MOST_SCRIPT})\n`,
      );
    }
  } finally {
    await browser.close();
  }
}

function leadOf(car: string, round: number) {
  return {
    token: randomUUID(),
    kind: 'enquiry',
    car,
    values: {
      name: 'Kim Nguyen',
      email: `kim.${round}@shopper.example`,
      phone: `04${String(10_000_000 + round)}`,
      message: 'Is it still there?',
    },
  };
}

async function askProvider(url: string, key: string): Promise<void> {
  const answer = await fetch(`${url}/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(QUESTION),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  await answer.json();
}

async function timesOf(
  rounds: number,
  run: (round: number) => Promise<void>,
  warmUp = WARM_UP,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = performance.now();
    await run(round);
    if (round >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

function spread(times: readonly number[]): string {
  const inOrder = times.toSorted((one, other) => one - other);
  const at = (share: number) => (inOrder[Math.floor((inOrder.length - 1) * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, 95 of 100 within ${at(0.95)}, longest ${at(1)}`;
}
