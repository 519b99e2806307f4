import { z } from 'zod';
import { ask } from '../../tasks/request-storefront.ts';

const WARM_UP = 15;
const PAGES = 60;
/** The rate limit per address allows 60 in ten minutes. */
const PDFS = 12;

export async function vehiclePaths(port: number, host: string): Promise<string[]> {
  const { body } = await ask({ port, host, path: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  return z
    .array(z.string())
    .min(WARM_UP + PAGES)
    .parse(paths);
}

async function timeOf(question: Parameters<typeof ask>[0], holds: string): Promise<number> {
  const start = performance.now();
  const { status, body } = await ask(question);
  const took = performance.now() - start;
  if (status !== 200 || !body.includes(holds)) throw new Error(`${question.path} answered ${status}`);
  return took;
}

/**
 * Returns milliseconds of each page that was not rendered since the server started, one at a time.
 * @throws when an answer is not a vehicle's page
 */
export async function measurePages(port: number, host: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths.slice(0, WARM_UP + PAGES)) times.push(await timeOf({ port, host, path }, '<h1'));
  return times.slice(WARM_UP);
}

/** Returns milliseconds of each PDF; the first, which loads fonts, is not counted. */
export async function measurePdfs(port: number, host: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths.slice(0, 1 + PDFS))
    times.push(await timeOf({ port, host, path: `/api${path}/pdf` }, '%PDF-'));
  return times.slice(1);
}
