import {
  PostProblem,
  PUBLIC_HTTPS,
  type Reach,
  statusOutside,
} from '../../platform/network/post-outside.server.ts';
import { namedDocument, outsideLinks } from './content-checks.ts';
import { type Finding, findingOf } from './report.ts';
import type { ReportedSite } from './site.ts';

/** More links of one site are not tried: what is asked of others stays small. */
const MOST = 200;
/** Tried at a time. */
const AT_ONCE = 8;
/** A site that takes longer to answer is taken for busy, not for gone. */
const REACH: Reach = { ...PUBLIC_HTTPS, patienceMs: 10_000 };
/** Some hosts turn away what does not say who it is. */
const HEADERS = { 'user-agent': 'Forecourt link check', accept: '*/*' };
/** What a host says of a page that is not there; everything else may be a bad day, or a distrust of programs. */
const GONE = [404, 410];

/** Tries each of a site's links to other sites once. Only those that are gone for certain count. */
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
      .flatMap(([address, documents]) => documents.map((each) => namedDocument(each, `to ${address}`))),
  );
}

async function isGone(address: string, reach: Reach): Promise<boolean> {
  try {
    return GONE.includes(await statusOutside(address, { method: 'GET', headers: HEADERS }, reach));
  } catch (error) {
    if (!(error instanceof PostProblem)) throw error;
    // A host without an address has left the internet.
    return error.message.includes('ENOTFOUND');
  }
}
