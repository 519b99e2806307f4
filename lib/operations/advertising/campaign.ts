/** Names of campaign parameters, such as `utm_source`. */
export const CAMPAIGN_NAME = /^[a-z][a-z0-9_]{0,39}$/;

const PLACEHOLDERS = ['stocknum', 'make', 'model'] as const;
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Returns why a value with placeholders is invalid, for editors; null if it is valid. */
export function campaignProblem(value: string): string | null {
  for (const [, name] of value.matchAll(PLACEHOLDER))
    if (!PLACEHOLDERS.some((known) => known === name))
      return `{${name}} is unknown. Use {stocknum}, {make} or {model}.`;
  return null;
}

/**
 * Adds campaign parameters to the address of a vehicle's page. An unknown placeholder stays as it is, and an
 * invalid name is left out.
 */
export function withCampaign(
  address: string,
  campaign: readonly { name: string; value: string }[],
  vehicle: Readonly<Record<(typeof PLACEHOLDERS)[number], string>>,
): string {
  const query = campaign
    .filter(({ name }) => CAMPAIGN_NAME.test(name))
    .map(({ name, value }) => {
      const filled = value.replace(PLACEHOLDER, (whole, key: string) => {
        const known = PLACEHOLDERS.find((placeholder) => placeholder === key);
        return known ? vehicle[known] : whole;
      });
      return `${name}=${encodeURIComponent(filled.toWellFormed())}`;
    });
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}
