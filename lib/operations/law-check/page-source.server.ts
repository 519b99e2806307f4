import http from 'node:http';
import https from 'node:https';

/** The rendered pages of a site. */
export interface PageSource {
  /**
   * Returns the paths of its sitemap.
   * @throws if the sitemap cannot be read
   */
  paths(): Promise<string[]>;
  /** Returns the HTML of a page; null if it is gone, redirects or is no page. */
  page(path: string): Promise<string | null>;
}

const PATIENCE_MS = 30_000;
const MOST_BYTES = 8_000_000;
const SITEMAP = '/sitemap.xml';

/**
 * Reads a site's pages from the storefront, which recognises the site by the Host header. `fetch` cannot set
 * that header.
 * @param storefrontUrl the storefront that workers reach
 * @param siteUrl the site's public address
 */
export function pageSource(storefrontUrl: string, siteUrl: string): PageSource {
  const { host } = new URL(siteUrl);
  const read = (path: string) => get(new URL(path, storefrontUrl), host);
  async function pathsOf(sitemap: string): Promise<string[]> {
    const answer = await read(sitemap);
    if (answer.status !== 200) throw new Error(`${sitemap} of ${host} responded with ${answer.status}`);
    const paths = sitemapPaths(answer.body);
    const parts = paths.filter((path) => path.endsWith('.xml'));
    const nested = await Promise.all(parts.map(pathsOf));
    return [...paths.filter((path) => !path.endsWith('.xml')), ...nested.flat()];
  }
  return {
    paths: () => pathsOf(SITEMAP),
    page: async (path) => {
      const { status, type, body } = await read(path);
      return status === 200 && type.startsWith('text/html') ? body : null;
    },
  };
}

/** Returns the paths of the addresses in a sitemap. */
export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'));
    return url ? [`${url.pathname}${url.search}`] : [];
  });

interface Answer {
  status: number;
  type: string;
  body: string;
}

function get(url: URL, host: string): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      headers: { host, accept: 'text/html', 'user-agent': 'Forecourt law check' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) response.destroy(new Error(`${url.pathname} is too large`));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
