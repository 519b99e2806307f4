/** A time zone as people say it: `Australia/Broken_Hill` is 'Broken Hill time'. */
export const zoneWords = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;

/**
 * By which clocks several sites go, in one sentence: 'By Brisbane time' where all share one, else each by name.
 * @param sites at least one
 */
export function clockWords(sites: readonly { name: string; timeZone: string }[]): string {
  const zones = [...new Set(sites.map(({ timeZone }) => timeZone))];
  if (zones.length === 1) return `By ${zoneWords(zones[0] ?? '')}.`;
  const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
  const each = zones.map((zone) => {
    const names = sites.filter(({ timeZone }) => timeZone === zone).map(({ name }) => name);
    return `${list.format(names)} by ${zoneWords(zone)}`;
  });
  return `By the clock of each site: ${each.join('; ')}.`;
}
