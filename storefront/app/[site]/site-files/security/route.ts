import { environment } from '@forecourt/lib/platform/env';
import { findSite } from '@/content/site.server.ts';
import { CONTACT_PATH } from '@/page-types/page-address.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no answer. Each is made when it is first asked for and then kept for everybody. */
export const generateStaticParams = () => [];

/** RFC 9116 asks for less than a year; the file is made anew at least every hour. */
const VALID_FOR_MS = 180 * 86_400_000;

/** Where a weakness is reported (RFC 9116). */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await findSite((await params).site);
  if (!site) return new Response('Not found', { status: 404 });
  const lines = [
    `Contact: ${environment().SECURITY_CONTACT ?? `${site.url}${CONTACT_PATH}`}`,
    `Expires: ${new Date(Date.now() + VALID_FOR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
