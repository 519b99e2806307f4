import { isFormKind } from '@forecourt/lib/leads/form-kinds';
import { isDatabaseUnavailable } from '@forecourt/lib/platform/database/unavailable';
import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { findPage } from '@/content/page.server.ts';
import { NO_TEST_DRIVE_TEXT, VEHICLE_GONE_TEXT } from '@/features/enquiry/answers.ts';
import { type FormBlock, findFormBlock } from '@/features/enquiry/form-block.ts';
import { findLeadVehicle, formSetup, isFormOffered } from '@/features/enquiry/setup.server.ts';
import type { FormSetup } from '@/features/enquiry/setup.ts';
import { filledIn } from '@/features/figures/figures.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const LONGEST_PATH = 200;

/**
 * `GET /api/leads/form?form=enquiry&car={slug or id}`: the configuration of a form; with `page` and
 * `block`, as the editor of that block configured it.
 */
export const GET = withSite(
  async ({ request, site, language }) => {
    const params = new URL(request.url).searchParams;
    const kind = params.get('form');
    const key = params.get('car');
    if (!isFormKind(kind)) throw new ApiError('not_found', 'There is no such form.');
    const vehicle = key ? await vehicleIfKnown(site, key) : null;
    if (key && !vehicle) throw new ApiError('not_found', VEHICLE_GONE_TEXT);
    const shown = vehicle === 'unknown' ? null : vehicle;
    if (!isFormOffered(site, kind, shown)) throw new ApiError('not_offered', NO_TEST_DRIVE_TEXT);
    const setup = await formSetup(site, kind, shown, await blockOf(site, params), language);
    return vehicle === 'unknown' && key ? aboutUnknown(setup, key) : setup;
  },
  { failure: { event: 'form_setup_failed' } },
);

/** Returns the vehicle; `unknown` while the database is down, so that its form can open. */
async function vehicleIfKnown(site: Site, key: string): Promise<Vehicle | 'unknown' | null> {
  try {
    return await findLeadVehicle(site, key);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error, site: site.slug }, 'form_without_vehicle');
    return 'unknown';
  }
}

/** Returns the configuration for a vehicle that cannot be loaded: without options that depend on it. */
const aboutUnknown = (setup: FormSetup, carKey: string): FormSetup => ({
  ...setup,
  carKey,
  rules: { ...setup.rules, categories: null, dealerships: null, locations: null },
});

/** Returns the block of a form; null if the page or block is gone. */
async function blockOf(site: Site, params: URLSearchParams): Promise<FormBlock | null> {
  const [key, path] = [params.get('block'), params.get('page')];
  if (!key || !path?.startsWith('/') || path.length > LONGEST_PATH) return null;
  const page = await findPage(site.slug, splitLanguage(path).path);
  return page && filledIn(site, findFormBlock(page.blocks, key));
}
