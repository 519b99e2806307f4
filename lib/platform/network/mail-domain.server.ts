import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The lookups of `node:dns/promises` that mail needs. */
export interface MailResolver {
  resolveMx(domain: string): Promise<{ exchange: string }[]>;
  resolve4(domain: string): Promise<string[]>;
  resolve6(domain: string): Promise<string[]>;
}

const PATIENCE = { timeout: 3_000, tries: 2 };

/** How long an answer is used again, so that a resolver that does not answer delays few leads. */
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

/** Answers that the domain or the kind of record does not exist, as opposed to a failure of the resolver. */
const ABSENT: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Returns a resolver for `mailDomainProblem`.
 * @param servers `host:port` of DNS servers; empty for those of the system
 */
export function mailResolver(servers: readonly string[] = []): MailResolver {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

/**
 * Returns why mail to an address can never arrive, naming only its domain; null if it may arrive, or if the resolver
 * does not answer. A domain receives mail at its MX records, or else at its address (RFC 5321, section 5.1), unless its
 * only MX record is empty (RFC 7505).
 */
export async function mailDomainProblem(email: string, resolver: MailResolver): Promise<string | null> {
  const domain = domainOf(email);
  if (isIP(domain.replace(/^\[(?:ipv6:)?(.*)\]$/, '$1')) || !domain.includes('.'))
    return `${domain || 'the address'} is not a public mail domain`;
  const exchanges = await recordsOf(() => resolver.resolveMx(domain));
  if (exchanges === null) return null;
  if (exchanges.length > 0)
    return exchanges.every(({ exchange }) => exchange === '' || exchange === '.')
      ? `${domain} accepts no mail`
      : null;
  const addresses = await Promise.all([
    recordsOf(() => resolver.resolve4(domain)),
    recordsOf(() => resolver.resolve6(domain)),
  ]);
  return addresses.every((found) => found?.length === 0) ? `${domain} has no mail server` : null;
}

/** Returns `mailDomainProblem` with its answers kept for a minute per domain. */
export function mailDomainCheck(resolver: MailResolver): (email: string) => Promise<string | null> {
  const kept = new Map<string, { problem: Promise<string | null>; until: number }>();
  return (email) => {
    const domain = domainOf(email);
    const known = kept.get(domain);
    if (known && known.until > Date.now()) return known.problem;
    if (kept.size >= MOST_KEPT) kept.clear();
    const problem = mailDomainProblem(email, resolver);
    kept.set(domain, { problem, until: Date.now() + KEPT_MS });
    return problem;
  };
}

const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/** Returns the records of a lookup, none if they do not exist, or null if the resolver failed. */
async function recordsOf<Found>(look: () => Promise<Found[]>): Promise<Found[] | null> {
  try {
    return await look();
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
