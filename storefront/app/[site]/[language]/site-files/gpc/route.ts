export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The date from which sites honour the signal as described in `.docs/decisions/0035-consent.md`. */
const LAST_UPDATE = '2026-11-28';

/** `/.well-known/gpc.json`: the site honours Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const GET = (): Response => Response.json({ gpc: true, lastUpdate: LAST_UPDATE });
