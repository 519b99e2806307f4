import { Readable } from 'node:stream';
import { productLines } from '@forecourt/lib/payments/agentic/products.server';
import { reserveAmountCents } from '@forecourt/lib/payments/reservation/money';
import { hasAgenticCheckout } from '@forecourt/lib/sites/address-table';
import { siteUrl } from '@/features/agentic/session-answer.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /agentic/products.jsonl`: the deposits that assistants can sell now, one product per line. Streamed a
 * batch at a time; public, like the vehicles' pages.
 */
export const GET = withSite(
  ({ site, pool }) => {
    const amountCents = reserveAmountCents(site.settings.reserveAmountText);
    const lines =
      amountCents === null ? [] : productLines(pool, { ...site, url: siteUrl(site) }, amountCents);
    return new Response(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': 'application/jsonl; charset=utf-8',
        // A held vehicle must be gone within a minute.
        'cache-control': 'public, max-age=30',
      },
    });
  },
  {
    isOffered: hasAgenticCheckout,
    rate: 'agentProducts',
    failure: { event: 'agentic_products_failed' },
  },
);
