import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { miscellaneousColumns, takeMiscellaneous } from '@/features/trade-in/miscellaneous.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/miscellaneous` with `{column_name: 'valuation', value}` (TRADE-04), on sites that enable it. */
export async function POST(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  return site ? takeMiscellaneous(site, request) : Response.json({ error: 'No such site.' }, { status: 404 });
}

/** `GET /api/miscellaneous`: the accepted columns, `{columns}`; 404 without any. */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  return site ? miscellaneousColumns(site) : Response.json({ error: 'No such site.' }, { status: 404 });
}
