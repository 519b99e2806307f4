export const dynamic = 'force-static';
/** An empty list: the build makes no answer. Each is made when it is first asked for and then kept for everybody. */
export const generateStaticParams = () => [];

/** Since when sites honour the signal in the way that `.docs/decisions/0035-consent.md` says. */
const LAST_UPDATE = '2026-11-28';

/** `/.well-known/gpc.json`: a site says that it honours Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const GET = (): Response => Response.json({ gpc: true, lastUpdate: LAST_UPDATE });
