import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { vehiclePath } from '../vehicle-path.ts';
import { type Gauge, type GaugeProblem, gaugeOf } from './gauge.ts';

type PartnerGauge =
  | { gauge: Gauge }
  | { problem: GaugeProblem | { reason: 'failed' | 'nonsense'; detail: string } };

const TIMEOUT_MS = 2_000;
const MAX_CHARACTERS = 20_000;

const amount = z.number().nullish();

/** The partner's response. Every field may be missing; `gaugeOf` checks the required ones. */
const gaugeAnswerSchema = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.string().nullish(),
});

/**
 * Requests a price comparison from the partner: `GET {api}{car path}/autogauge` (GAUGE-01).
 * @param api base URL without trailing slash
 * @returns never throws; a timeout, error or invalid response is a problem with its reason (GAUGE-17)
 */
export async function requestGauge(api: string, vehicle: { slug: string }): Promise<PartnerGauge> {
  const problem = (reason: 'failed' | 'nonsense', detail: string) => ({ problem: { reason, detail } });
  let text: string;
  try {
    const response = await vendorFetch('priceComparison')(`${api}${vehiclePath(vehicle)}/autogauge`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    if (!response.ok) return problem('failed', `status ${response.status}`);
    text = await response.text();
  } catch (error) {
    return problem('failed', error instanceof Error ? error.name : 'no answer');
  }
  if (text.length > MAX_CHARACTERS) return problem('nonsense', `${text.length} characters`);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return problem('nonsense', 'not JSON');
  }
  const parsedAnswer = gaugeAnswerSchema.safeParse(answer);
  if (!parsedAnswer.success) {
    const fields = parsedAnswer.error.issues.map(({ path }) => path.join('.') || 'the answer');
    return problem('nonsense', fields.join(', '));
  }
  return gaugeOf(parsedAnswer.data);
}
