import { METRIC_FACTS, type Metric, valueText } from './metrics.ts';

interface Slower {
  release: string;
  /** Empty: over all sites. */
  siteSlug: string;
  pageKind: string;
  device: string;
  metric: Metric;
  earlierP75: number;
  p75: number;
  samples?: number;
}

/**
 * Returns what a release made slower, grouped by kind of page, device and metric: the figure over all sites first, if
 * there is one, then those of single sites.
 */
export const slowdownsOf = <Row extends Slower>(rows: readonly Row[]): Row[][] =>
  [
    ...Map.groupBy(rows, ({ release, pageKind, device, metric }) =>
      [release, pageKind, device, metric].join(' '),
    ).values(),
  ].map((group) => group.toSorted((a, b) => a.siteSlug.localeCompare(b.siteSlug)));

/**
 * Says in one text how much slower a group of `slowdownsOf` is, and at which sites.
 * @param nameOf returns a site's name by its slug
 * @param options.withSamples adds the numbers of page loads
 */
export function slowdownText(
  rows: readonly Slower[],
  nameOf: (siteSlug: string) => string,
  { withSamples = false }: { withSamples?: boolean } = {},
): string {
  const [first] = rows;
  if (!first) return '';
  const { label } = METRIC_FACTS[first.metric];
  const figure = ({ metric, p75, earlierP75, samples }: Slower) => {
    const loads =
      withSamples && samples !== undefined ? ` (${samples.toLocaleString('en-AU')} page loads)` : '';
    return `${valueText(metric, p75)}, before ${valueText(metric, earlierP75)}${loads}`;
  };
  const sites = rows.filter(({ siteSlug }) => siteSlug !== '');
  if (first.siteSlug !== '')
    return `${label}: ${sites.map((row) => `${nameOf(row.siteSlug)} ${figure(row)}`).join('; ')}`;
  const names = sites.map(({ siteSlug }) => nameOf(siteSlug));
  return `${label} over all sites: ${figure(first)}${names.length > 0 ? `; slower at ${names.join(', ')}` : ''}`;
}
