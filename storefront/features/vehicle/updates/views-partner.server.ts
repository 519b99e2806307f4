import { environment } from '@forecourt/lib/platform/env';
import { vendorFetch } from '@forecourt/lib/platform/network/vendor-fetch.server';
import { z } from 'zod';
import { log } from '@/logging/log.server.ts';
import type { ViewQuestion } from './view-query.ts';

const TIMEOUT_MS = 1_500;

const price = z.number().min(0).nullish();
const answer = z.object({
  views: z.number().int().min(0).nullish().catch(null),
  car_fields: z
    .object({
      status: z.enum(['in_stock', 'coming_soon', 'sold', 'others']).optional().catch(undefined),
      reserved: z.boolean().optional().catch(undefined),
      price: price.catch(undefined),
      offer_price: price.catch(undefined),
      before_price: price.catch(undefined),
    })
    .nullish()
    .catch(null),
});
export type PartnerView = z.output<typeof answer>;

export const hasViewsPartner = (): boolean => environment().VIEWS_HOST !== undefined;

/**
 * Reports a view to the partner (VDP-45 to VDP-47). Returns its data on the vehicle; null after a timeout
 * or a malformed response (VDP-50). Never throws.
 */
export async function reportToViewsPartner(
  slug: string,
  question: ViewQuestion,
): Promise<PartnerView | null> {
  const { VIEWS_HOST: host } = environment();
  const { photos_count, updated_at, website_id } = question;
  const query = new URLSearchParams({ photos_count: String(photos_count), updated_at, website_id });
  try {
    const response = await vendorFetch('views')(`${host}/cars/${slug}/view.json?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return answer.parse(await response.json());
  } catch (error) {
    log.error({ err: error, car: slug }, 'views_partner_failed');
    return null;
  }
}
