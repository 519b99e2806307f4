import { environment } from '@forecourt/lib/platform/env';
import { withSite } from '@/handlers/with-site.server.ts';
import { CONTACT_PATH } from '@/page-types/page-address.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** RFC 9116 recommends less than a year; the file is re-rendered at least hourly. */
const VALID_FOR_MS = 180 * 86_400_000;

/** The contact for security reports (RFC 9116). */
export const GET = withSite(
  ({ site }) => {
    const lines = [
      `Contact: ${environment().SECURITY_CONTACT ?? `${site.url}${CONTACT_PATH}`}`,
      `Expires: ${new Date(Date.now() + VALID_FOR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${site.url}/.well-known/security.txt`,
      '',
    ];
    return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  },
  { cached: true },
);
