import { readFile, writeFile } from 'node:fs/promises';
import { openPool } from '@forecourt/lib/database/client.server';
import { importFeed } from '../../stock/importing/import-feed.ts';
import { ask } from '../../tasks/ask.ts';
import { writeLargeFeed } from '../stock/generate.ts';
import { feedFile, LARGE_FEED, type Servers } from './stock.ts';

const ROUNDS = 5;
const COUNT = 50_000;

/**
 * Milliseconds from the end of an import that changed a price to a refreshed results page that shows it.
 * @throws when the page does not show it within five seconds
 */
export async function measureChange(servers: Servers, host: string): Promise<number[]> {
  const file = feedFile(servers);
  await writeLargeFeed(file, COUNT);
  const text = await readFile(file, 'utf8');
  const pool = openPool(servers.environment.DATABASE_URL ?? '');
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const price = 20_000 + (Date.now() % 9_000) + round;
    const line = new RegExp(`^.*\\bL${round * 7}\\b.*$`, 'm').exec(text)?.[0] ?? '';
    const old = /(?<=,)\d{5}(?=,)/.exec(line)?.[0];
    if (!old) throw new Error(`The feed has no price for L${round * 7}`);
    await writeFile(file, text.replace(line, line.replace(`,${old},`, `,${price},`)));
    const report = await importFeed({ pool, mapping: LARGE_FEED, file });
    if (report.error) throw new Error(report.error);
    const start = performance.now();
    const shown = `$${price.toLocaleString('en-AU')}`;
    for (;;) {
      const { body } = await ask({ port: servers.storefrontPort, host, path: `/search?query=L${round * 7}` });
      if (body.includes(shown)) break;
      if (performance.now() - start > 5_000) throw new Error(`${shown} did not show within 5 s`);
    }
    times.push(performance.now() - start);
  }
  await pool.end();
  return times;
}
