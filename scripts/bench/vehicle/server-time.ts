import { z } from 'zod';
import { ask } from '../../tasks/request-storefront.ts';

const WARM_UP = 15;
const PAGES = 60;
/** An address may save 60 in ten minutes. */
const PDFS = 12;

/** Addresses of a site's vehicles, from its sitemap. */
export async function vehiclePaths(port: number, host: string): Promise<string[]> {
  const { body } = await ask({ port, host, path: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>[^<]*?(\/cars\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
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
 * Milliseconds in which the server makes a page that nobody has seen since it started, one after the other.
 * @throws when an answer is not a vehicle's page
 */
export async function measurePages(port: number, host: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths.slice(0, WARM_UP + PAGES)) times.push(await timeOf({ port, host, path }, '<h1'));
  return times.slice(WARM_UP);
}

/** Milliseconds in which the server makes the PDF of a vehicle; the first one, which loads its fonts, does not count. */
export async function measurePdfs(port: number, host: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths.slice(0, 1 + PDFS))
    times.push(await timeOf({ port, host, path: `/api${path}/pdf` }, '%PDF-'));
  return times.slice(1);
}
