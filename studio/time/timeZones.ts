/** Returns the name of a time zone: `Australia/Broken_Hill` is 'Broken Hill time'. */
export const timeZoneName = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;

/**
 * Describes the time zones of several sites in one sentence.
 * @param sites at least one
 */
export function timeZonesText(sites: readonly { name: string; timeZone: string }[]): string {
  const zones = [...new Set(sites.map(({ timeZone }) => timeZone))];
  if (zones.length === 1) return `Times are in ${timeZoneName(zones[0] ?? '')}.`;
  const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
  const each = zones.map((zone) => {
    const names = sites.filter(({ timeZone }) => timeZone === zone).map(({ name }) => name);
    return `${list.format(names)} in ${timeZoneName(zone)}`;
  });
  return `Times are in each site’s time zone: ${each.join('; ')}.`;
}
