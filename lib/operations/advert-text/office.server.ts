import { ApiError } from '../../platform/request/api-error.ts';
import { advertFacts } from '../../vehicle/advert-text/facts.ts';
import { priceRules } from '../../vehicle/price-rules.ts';
import { vehicleName } from '../../vehicle/title.ts';
import { vehicleSchema } from '../../vehicle/vehicle.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import { bodyOf, type Call } from '../back-office/call.server.ts';
import { expectStaffRate } from '../back-office/expect-rate.server.ts';
import type { ReportedSite } from '../site-report/reported-site.ts';
import { type AdvertTextAnswer, advertTextSchema } from './contract.ts';
import type { TextModel } from './model.server.ts';
import { writeAdvertText } from './write.server.ts';

/**
 * Writes a description or an advertisement of a vehicle of one of the caller's sites. Stores nothing.
 * @param options.siteOf returns a site that the caller may see, or throws an ApiError
 * @param options.model null if no language model is set up
 */
export async function advertText(
  call: Call,
  { siteOf, model }: { siteOf: (call: Call, slug: string) => Promise<ReportedSite>; model: TextModel | null },
): Promise<Response> {
  const { site: slug, stocknum, byModel, ...request } = await bodyOf(call.request, advertTextSchema);
  const { office } = call;
  const site = await siteOf(call, slug);
  await expectStaffRate(call, 'staffAdvertText', 'Too many texts in a short time. Please wait a minute.');
  const { rows } = await office.pool.query<{ record: unknown }>(
    `select record from cars
     where dealership_id = any($1) and lower(stocknum) = lower($2) and retired_at is null
     order by created_at desc limit 1`,
    [site.dealershipIds, stocknum],
  );
  const vehicle = vehicleSchema.safeParse(rows[0]?.record);
  if (!vehicle.success)
    throw new ApiError('not_found', 'This site has no vehicle in stock with this stock number.');
  const { timeZone, settings } = site;
  const facts = advertFacts(
    vehicle.data,
    { timeZone, regoExpiredText: settings.regoExpiredText, prices: priceRules(site) },
    new Date(),
  );
  const written = await writeAdvertText(facts, request, {
    model: byModel ? model : null,
    report: (error) =>
      office.report(
        'warn',
        { problem: error instanceof Error ? error.message : String(error) },
        'text_model_failed',
      ),
  });
  return Response.json({
    vehicle: { name: vehicleName(vehicle.data), path: vehiclePath(vehicle.data) },
    ...written,
    facts,
    hasModel: model !== null,
  } satisfies AdvertTextAnswer);
}
