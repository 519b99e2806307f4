import { withoutPersonalData } from '../logging/without-personal-data.ts';

type Value = unknown;

/** Addresses and queries: they hold tokens, and what people look for. The route says which page it was. */
const ADDRESSES =
  /^(?:http\.target|http\.url|url\.(?:full|path|query|original)|db\.(?:statement|query\.text)|next\.span_name|(?:http\.)?client[._](?:ip|address)|network\.peer\.address|net\.peer\.ip|user_agent\.original|http\.user_agent)$/;

/** The attributes of a span that may leave the machine. */
export const sendableAttributes = (attributes: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !ADDRESSES.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutPersonalData(value) : value]),
  );

/**
 * The name of a span without the address that some have in it: `GET /cars/a-car` becomes `GET`, `GET /[site]/cars/[slug]`
 * stays, and of `fetch GET https://api.example/a?b` the host stays.
 * @param route of the framework, which is no address
 */
export function sendableName(name: string, route: unknown): string {
  if (typeof route === 'string' && route && name.endsWith(route)) return name;
  return withoutPersonalData(name)
    .replace(/(https?:\/\/[^\s/?#]+)\S*/g, '$1')
    .replace(/ \/(?!\[)\S*/g, '')
    .trim();
}
