import { serviceChoiceSchema } from '@forecourt/lib/leads/service-booking/choice';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { line } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import type { ServiceTimes } from '@/features/service-booking/address.ts';
import { bookableWorkshops, planService, serviceTimes } from '@/features/service-booking/plan.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const word = line(200).catch('').default('');

/**
 * `GET /api/service-booking/times?location&jobs=a,b&way&make&model`: free arrival times of a workshop, with the
 * duration and price of the work for the vehicle.
 */
export const GET = withSite(
  async ({ site, language, query }): Promise<ServiceTimes> => {
    if ((await bookableWorkshops(site)).length === 0)
      throw new ApiError('not_found', 'This site takes no service bookings.');
    const choice = serviceChoiceSchema.safeParse({
      ...query,
      jobs: query.jobs.split(',').filter(Boolean),
    });
    if (!choice.success) throw new ApiError('bad_input', 'Please choose a workshop and the work.');
    const plan = await planService(site, choice.data, query);
    if (!plan) throw new ApiError('not_offered', 'This workshop does not offer this work.');
    return serviceTimes(plan, choice.data.way, translatorOf(language, 'service'));
  },
  {
    query: z.object({
      location: word,
      jobs: z.string().max(1500).catch('').default(''),
      way: word,
      make: word,
      model: word,
    }),
    rate: 'serviceTimes',
    failure: { event: 'service_times_failed', text: 'The times cannot be found out now.' },
  },
);
