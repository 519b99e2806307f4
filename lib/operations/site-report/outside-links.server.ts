import {
  PostProblem,
  PUBLIC_HTTPS,
  type Reach,
  statusOutside,
} from '../../platform/network/post-outside.server.ts';
import { namedDocument, outsideLinks } from './content-checks.ts';
import { type Finding, findingOf } from './report.ts';
import type { ReportedSite } from './reported-site.ts';

/** Maximum external links checked per site, to limit requests to other hosts. */
const MOST = 200;
const AT_ONCE = 8;
/** A host slower than this counts as busy, not as gone. */
const REACH: Reach = { ...PUBLIC_HTTPS, patienceMs: 10_000 };
/** Some hosts reject requests without a user agent. */
const HEADERS = { 'user-agent': 'Forecourt link check', accept: '*/*' };
/** Statuses of a missing page. Others may be temporary, or bot protection. */
const GONE = [404, 410];

/** Requests each external link once. Reports only those certainly gone. */
export async function checkOutsideLinks(
  site: Pick<ReportedSite, 'contents'>,
  reach: Reach = REACH,
): Promise<Finding> {
  const links = [...outsideLinks(site)].slice(0, MOST);
  const goneLinks = new Set<string>();
  const waiting = links.map(([address]) => address).values();
  const tryNext = async () => {
    for (const address of waiting) if (await isGone(address, reach)) goneLinks.add(address);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tryNext));
  return findingOf(
    'outsideLinksDead',
    links
      .filter(([address]) => goneLinks.has(address))
      .flatMap(([address, places]) =>
        places.map(({ document, path }) => namedDocument(document, `to ${address}`, path)),
      ),
  );
}

async function isGone(address: string, reach: Reach): Promise<boolean> {
  try {
    return GONE.includes(await statusOutside(address, { method: 'GET', headers: HEADERS }, reach));
  } catch (error) {
    if (!(error instanceof PostProblem)) throw error;
    // The domain no longer resolves.
    return error.message.includes('ENOTFOUND');
  }
}
