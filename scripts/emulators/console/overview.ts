import { createClient } from '@sanity/client';
import pg from 'pg';
import { z } from 'zod';
import type { EmulatorService } from '../service.ts';
import type { LocalSettings } from '../settings.ts';

const sitesSchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    template: z.string(),
    accent: z.string().nullable(),
    brand: z.string().nullable(),
    dealershipIds: z.array(z.string()),
  }),
);

const SITES_QUERY = `*[_type == "site"] | order(name asc) {
  "slug": slug.current, name, template, "accent": theme.accent, "brand": theme.brand,
  "dealershipIds": coalesce(dealerships[]._ref, [])
}`;

export interface ServiceStatus {
  name: string;
  url: string;
  ok: boolean;
  detail: string;
}

export interface SiteStatus {
  slug: string;
  name: string;
  template: string;
  accent: string | null;
  brand: string | null;
  url: string;
  listed: number;
}

export interface Overview {
  services: ServiceStatus[];
  sites: SiteStatus[];
}

export interface OverviewSource {
  settings: LocalSettings;
  environment: Record<string, string>;
  services: () => { name: string; service: EmulatorService }[];
}

/** Returns a reader of the state of all sites and services; failures show as unhealthy, never throw. */
export function overviewReader({ settings, environment, services }: OverviewSource) {
  const { urls } = settings;
  const client = createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiHost: urls.lake,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: environment.SANITY_API_TOKEN,
  });
  const pool = new pg.Pool({ connectionString: environment.DATABASE_URL, max: 1, idleTimeoutMillis: 5_000 });
  pool.on('error', () => {}); // the database's health check reports it

  const readOverview = async (): Promise<Overview> => {
    const [statuses, storefront, studio, worker, imageServer, sites] = await Promise.all([
      Promise.all(services().map(({ name, service }) => serviceStatus(name, service))),
      addressStatus('Storefront', urls.storefront, '/api/health'),
      addressStatus('Studio', urls.studio, '/'),
      // The worker serves only metrics, which are slow to collect; a 404 proves that it is running.
      addressStatus('Worker', urls.worker, '/', 404),
      addressStatus('Image server', urls.imageServer, '/health'),
      readSites(client, pool, settings).catch(() => []),
    ]);
    return {
      services: [storefront, studio, { ...worker, url: `${urls.worker}/metrics` }, imageServer, ...statuses],
      sites,
    };
  };
  return { read: readOverview, close: () => pool.end() };
}

async function serviceStatus(name: string, service: EmulatorService): Promise<ServiceStatus> {
  try {
    return { name, url: service.url, ...(await service.health()) };
  } catch (error) {
    return {
      name,
      url: service.url,
      ok: false,
      detail: error instanceof Error ? error.message : 'no response',
    };
  }
}

async function addressStatus(name: string, url: string, path: string, good = 200): Promise<ServiceStatus> {
  try {
    const { status } = await fetch(url + path, { signal: AbortSignal.timeout(2_000) });
    return { name, url, ok: status === good, detail: status === good ? 'responds' : `status ${status}` };
  } catch {
    return { name, url, ok: false, detail: 'not running' };
  }
}

async function readSites(
  client: ReturnType<typeof createClient>,
  pool: pg.Pool,
  settings: LocalSettings,
): Promise<SiteStatus[]> {
  const sites = sitesSchema.parse(await client.fetch(SITES_QUERY));
  const counts = await pool.query<{ dealership_id: string; listed: number }>(
    `select dealership_id, count(*)::int as listed from cars
     where status in ('in_stock', 'coming_soon') and show_on_dealer_website group by dealership_id`,
  );
  const listedCounts = new Map(counts.rows.map((row) => [row.dealership_id, row.listed]));
  return sites.map(({ dealershipIds, ...site }) => ({
    ...site,
    url: `http://${site.slug}.localhost:${settings.ports.storefront}`,
    listed: dealershipIds.reduce((sum, id) => sum + (listedCounts.get(id) ?? 0), 0),
  }));
}
