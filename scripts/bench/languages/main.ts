// `node scripts/bench/languages/main.ts`: bytes of the texts that pages send to their scripts, by kind of page and
// language, and what the service worker of My Garage costs its first visit. `--runs 0` leaves the worker out.
import { parseArgs } from 'node:util';
import { inLanguage, LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { chromium } from '@playwright/test';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { findChromium } from '../../tasks/chromium.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { type Figure, reportFigures } from '../report.ts';
import { firstVehicle, startServers } from '../servers.ts';
import { catalogueBytes } from './catalogue.ts';
import { measureWorker } from './worker.ts';

/** The demo's site with further languages and the app. */
const SITE = 'northside';
/** Paths by kind of page; those of vehicles are added. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  search: '/search',
  'search, filtered': '/search/used-cars',
  'empty search': '/search?query=zzzz',
  'trade-in': '/trade-in',
  enquiry: '/contact',
  service: '/book-service',
  locations: '/contact-us',
  models: '/models',
  'sign-in': '/sign-in',
  success: '/success',
};
const KB = 1024;
/** Most bytes of texts that a page may add when compressed. */
const MOST = 3 * KB;
/** Most that the worker may cost: compressed bytes of its script, and main thread time beside a visit without it. */
const MOST_WORKER = { script: 3 * KB, ratio: 1.1 };

await runTask(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
  const runs = Number(values.runs);
  const servers = await startServers({ name: 'bench', portOffset: 200, reference: false });
  try {
    const { storefrontPort: port, environment } = servers;
    reportFigures(await step('Requesting pages', () => measureTexts(port)));
    if (runs === 0) return;
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const { script, offline, ratio } = await measureWorker(
        browser,
        { site: SITE, port, environment },
        runs,
      );
      reportFigures({
        'service worker, script, compressed bytes': { measured: script, met: script <= MOST_WORKER.script },
        'service worker, offline page, compressed bytes': { measured: offline },
        'garage, main thread with and without the worker': {
          measured: ratio.toFixed(3),
          met: ratio <= MOST_WORKER.ratio,
        },
      });
    } finally {
      await browser.close();
    }
  } finally {
    await servers.stop();
  }
});
process.exit();

async function measureTexts(port: number): Promise<Record<string, Figure>> {
  const host = `${SITE}.localhost:${port}`;
  const car = await firstVehicle(port, host);
  const pages = { ...PAGES, vehicle: car };
  const figures: Record<string, Figure> = {};
  for (const [kind, path] of Object.entries(pages))
    for (const language of LANGUAGES) {
      const { status, body } = await ask({ port, host, path: inLanguage(path, language) });
      if (status !== 200) throw new Error(`${kind} in ${language} answered ${status}.`);
      const bytes = catalogueBytes(body);
      figures[`${kind}, ${language}`] = { ...bytes, met: bytes.inPage <= MOST };
    }
  return figures;
}
