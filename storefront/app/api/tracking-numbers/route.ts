import { numbersOfSource, type TrackedPhone } from '@forecourt/lib/leads/calls/numbers-of-source';
import { ownHosts } from '@forecourt/lib/sites/visit-source/own-hosts';
import { arrivalSource, sentArrivalSchema } from '@forecourt/lib/sites/visit-source/visit';
import { z } from 'zod';
import { conversations } from '@/features/conversation/reader.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** Crawlers store numbers, which would then be dialled by everybody. */
const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse|externalhit/i;

/**
 * `POST /api/tracking-numbers`: the numbers that a visitor from a source sees instead of those of locations.
 * A POST, because campaign parameters do not belong in the address of a request. Stores nothing.
 */
export const POST = withSite(
  async ({ site, request, body: { from } }): Promise<{ numbers: TrackedPhone[] }> => {
    const source = from && arrivalSource(from, ownHosts(site));
    if (!source || CRAWLER.test(request.headers.get('user-agent') ?? '')) return { numbers: [] };
    return { numbers: numbersOfSource(await conversations().numbers(), site.slug, source.kind) };
  },
  {
    ownRequest: true,
    body: z.object({ from: sentArrivalSchema }),
    maxBytes: 8192,
    rate: 'phoneReveal',
    failure: { event: 'tracking_numbers_failed' },
  },
);
