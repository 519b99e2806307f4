import { gzipSync } from 'node:zlib';
import { type Browser, devices, type Request } from '@playwright/test';

const KINDS = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** Bytes of one visit with an empty cache, by kind and gzipped, and the number of requests. */
export interface PageBytes {
  bytes: Record<Kind, number>;
  rawHtml: number;
  requests: number;
}

const KIND_BY_RESOURCE: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
/** Counted as they are, because these formats are compressed already. */
const COMPRESSED: ReadonlySet<Kind> = new Set(['font', 'image']);

/**
 * Opens a page once with an empty cache as a phone and counts its requests before any scroll or click. Idle
 * callbacks are disabled, because they are not part of the first load and would make the result depend on
 * machine load.
 * @param url an address that the browser resolves, such as `http://<slug>.localhost:<port>/...`
 */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const page = await context.newPage();
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
    const pending: Promise<void>[] = [];
    let requests = 0;
    let rawHtml = 0;
    const count = (request: Request) => {
      if (/^(data|blob):/.test(request.url())) return;
      requests += 1;
      const kind = KIND_BY_RESOURCE[request.resourceType()] ?? 'other';
      pending.push(
        (async () => {
          const response = await request.response();
          const body = await response?.body().catch(() => undefined);
          if (body && kind === 'html') rawHtml += body.length;
          if (body) bytes[kind] += COMPRESSED.has(kind) ? body.length : gzipSync(body, { level: 6 }).length;
        })(),
      );
    };
    page.on('requestfinished', count);
    await page.goto(url, { waitUntil: 'networkidle' });
    page.off('requestfinished', count);
    await Promise.all(pending);
    return { bytes, rawHtml, requests };
  } finally {
    await context.close();
  }
}
