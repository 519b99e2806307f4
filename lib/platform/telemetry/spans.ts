import { withoutPersonalData } from '../logging/without-personal-data.ts';

type Value = unknown;

/** Attributes with URLs and queries, which contain tokens and user input. */
const ADDRESSES =
  /^(?:http\.target|http\.url|url\.(?:full|path|query|original)|db\.(?:statement|query\.text)|next\.span_name|(?:http\.)?client[._](?:ip|address)|network\.peer\.address|net\.peer\.ip|user_agent\.original|http\.user_agent)$/;

/** Returns the attributes of a span without personal data. */
export const sendableAttributes = (attributes: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !ADDRESSES.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutPersonalData(value) : value]),
  );

/**
 * Returns a span's name without URLs: `GET /cars/a-car` becomes `GET`, `GET /[site]/cars/[slug]` stays, and
 * `fetch GET https://api.example/a?b` keeps only the host.
 * @param route of the framework, which contains no personal data
 */
export function sendableName(name: string, route: unknown): string {
  if (typeof route === 'string' && route && name.endsWith(route)) return name;
  return withoutPersonalData(name)
    .replace(/(https?:\/\/[^\s/?#]+)\S*/g, '$1')
    .replace(/ \/(?!\[)\S*/g, '')
    .trim();
}
