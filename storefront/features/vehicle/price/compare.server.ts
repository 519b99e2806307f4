import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { passesPriceComparison, sellingPrice } from '@forecourt/lib/vehicle/price';
import { compare } from '@forecourt/lib/vehicle/price-comparison/comparison';
import {
  adjustedTo,
  comparedText,
  MONTHS_BACK,
  ratingText,
  type Span,
  spanOf,
  tooFewText,
} from '@forecourt/lib/vehicle/price-comparison/comparison-text';
import { gaugeOf } from '@forecourt/lib/vehicle/price-comparison/gauge';
import { monthsBefore } from '@forecourt/lib/vehicle/price-comparison/months-before';
import { requestGauge } from '@forecourt/lib/vehicle/price-comparison/partner.server';
import { similarStock } from '@forecourt/lib/vehicle/price-comparison/similar-stock.server';
import { detailedVerdict, verdictOfFill } from '@forecourt/lib/vehicle/price-comparison/verdict';
import { hasDriveAwayPrice } from '@forecourt/lib/vehicle/price-lead';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { log } from '@/logging/log.server.ts';
import { searchHref } from '@/stock/address.ts';
import type { PriceAnswer } from './price-answer.ts';

type Texts = Translator<'vehicle'>;

/** Thrown out of the data cache, which stores only what was answered. */
class PartnerFailure extends Error {
  override name = 'PartnerFailure';
  constructor(reason: string, detail: string) {
    super(`${reason}: ${detail}`);
  }
}

/**
 * Compares a vehicle's price: through the partner if there is one and the site chose it, else with the
 * site's own stock. Cached for some minutes per vehicle and `updated_at`, including empty results.
 * @returns null without a comparison, and after a failure, which is logged and not cached
 */
export async function priceComparison(
  site: Site,
  vehicle: Vehicle,
  language: Language = ENGLISH,
): Promise<PriceAnswer | null> {
  const { id, slug, updated_at } = vehicle;
  try {
    return await cached(
      'priceComparison',
      { site: site.slug, slug },
      () => compared(site, vehicle, translatorOf(language, 'vehicle')),
      {
        key: `${id} ${updated_at} ${site.settings.priceLead} ${site.settings.gaugeVerdicts} ${language}`,
        tags: [tagOf('car', { site: site.slug, slug }), tagOf('stock', { site: site.slug })],
      },
    );
  } catch (error) {
    const fields = { err: error, site: site.slug, car: slug };
    if (error instanceof PartnerFailure) log.warn(fields, 'the partner did not compare a price');
    else log.error(fields, 'a price was not compared with own stock');
    return null;
  }
}

async function compared(site: Site, vehicle: Vehicle, t: Texts): Promise<PriceAnswer | null> {
  if (!passesPriceComparison(vehicle)) return null;
  const api = site.settings.priceComparedWith === 'partner' ? environment().AUTOGAUGE_URL : undefined;
  // The partner only knows the price excluding charges.
  const isDriveAway = site.settings.priceLead === 'driveAway' && hasDriveAwayPrice(vehicle);
  return api === undefined || isDriveAway
    ? amongOwnStock(site, vehicle, t)
    : asPartnerSays(api, site, vehicle, t);
}

async function asPartnerSays(
  api: string,
  site: Site,
  vehicle: Vehicle,
  t: Texts,
): Promise<PriceAnswer | null> {
  const answer = await requestGauge(api, vehicle);
  if ('gauge' in answer) {
    const verdict = isDetailed(site)
      ? detailedVerdict(answer.gauge, null, null, t)
      : verdictOfFill(answer.gauge);
    return { ...answer.gauge, reasons: null, verdict };
  }
  const { reason, detail } = answer.problem;
  const fields = { site: site.slug, car: vehicle.slug, reason, detail };
  if (reason === 'failed' || reason === 'nonsense') throw new PartnerFailure(reason, detail);
  // A price above the market range, or a low-confidence answer, is a valid result.
  if (reason === 'unsure' || reason === 'above_range') log.info(fields, 'a price comparison is not shown');
  else log.warn(fields, 'the partner did not compare a price');
  return null;
}

const isDetailed = ({ settings }: Site): boolean => settings.gaugeVerdicts === 'detailed';

async function amongOwnStock(site: Site, vehicle: Vehicle, t: Texts): Promise<PriceAnswer | null> {
  const { year, km, badge, series, simple_body: body, simple_drive: drive } = vehicle;
  const isStrict = isDetailed(site);
  const price = sellingPrice(vehicle);
  if (year === null || price === null) return null;
  const since = monthsBefore(new Date(), MONTHS_BACK);
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const pool = databasePool(environment().DATABASE_URL);
  const others = await similarStock(pool, dealershipIds, vehicle, since, site.settings.priceLead);
  const comparison = compare({ year, km, badge, series, body, drive, price }, others, { isStrict });
  if (comparison.kind === 'too_few')
    return { tooFew: tooFewText(vehicle, comparison.count, { isStrict }, t) };
  const span = spanOf(comparison);
  const judgement = gaugeOf({ ...comparison.gauge, description: ratingText(comparison, span, t) });
  if ('problem' in judgement) {
    log.info({ site: site.slug, car: vehicle.slug, ...judgement.problem }, 'a price comparison is not shown');
    return null;
  }
  const forSale = comparison.among.some((other) => other.forSale);
  const verdict = isStrict
    ? detailedVerdict({ ...judgement.gauge, description: null }, comparison.middle, adjustedTo(span, t), t)
    : verdictOfFill(judgement.gauge);
  return {
    ...judgement.gauge,
    verdict,
    reasons: {
      text: comparedText(vehicle, comparison, span, { isStrict }, t),
      href: forSale ? searchOf(vehicle, comparison.common.badge, span, { isStrict }) : null,
    },
  };
}

function searchOf(
  { make, model, car_type, simple_body, simple_drive }: Vehicle,
  badge: string | null,
  { years, km }: Span,
  { isStrict }: { isStrict: boolean },
): string {
  return searchHref({
    lists: {
      car_type: [car_type],
      make: [make],
      make_model: [`${make} > ${model}`],
      ...(badge ? { badge: [badge] } : {}),
      ...(isStrict && simple_body ? { simple_body: [simple_body] } : {}),
      ...(isStrict && simple_drive ? { simple_drive: [simple_drive] } : {}),
    },
    ranges: {
      year: { min: years.first, max: years.last },
      ...(km ? { km } : {}),
    },
  });
}
