export interface LeadReceivers {
  dealerships: { id: string; leadEmails: string[] }[];
  /** `alsoTo`: ids of locations that also receive this one's leads (OPEN-090). */
  locations: { id: string; dealershipId: string | null; leadEmails: string[]; alsoTo: string[] }[];
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * Returns the recipients of a lead's mail: those chosen in the form's settings; else the location's and those
 * it shares leads with; else the dealership's; else the main dealership's.
 * @returns unique addresses; empty if none is configured
 */
export function leadRecipients(
  site: LeadReceivers,
  {
    dealershipId,
    locationId,
    recipientIds = null,
  }: { dealershipId: string | null; locationId: string | null; recipientIds?: readonly string[] | null },
): string[] {
  const chosenEmails = chosenRecipients(site, recipientIds);
  if (chosenEmails.length > 0) return chosenEmails;
  const location = site.locations.find(({ id }) => id === locationId);
  const sharing = site.locations.filter(({ id }) => location?.alsoTo.includes(id));
  const dealership = site.dealerships.find(({ id }) => id === dealershipId);
  const sharedWith = sharing.flatMap(({ leadEmails }) => leadEmails);
  const inOrder = [
    location?.leadEmails,
    dealership?.leadEmails,
    ...site.dealerships.map(({ leadEmails }) => leadEmails),
  ];
  const nearest = inOrder.map((emails) => usable(emails ?? [])).find((emails) => emails.length > 0) ?? [];
  return usable([...nearest, ...sharedWith]);
}

/** Returns the recipients chosen in the form's settings that have an address. */
export function chosenRecipients(
  { locations }: Pick<LeadReceivers, 'locations'>,
  recipientIds: readonly string[] | null,
): string[] {
  const chosenLocations = locations.filter(({ id }) => recipientIds?.includes(id));
  return usable(chosenLocations.flatMap(({ leadEmails }) => leadEmails));
}

const usable = (emails: readonly string[]): string[] => {
  const byAddress = new Map(emails.map((email) => [email.trim().toLowerCase(), email.trim()]));
  return [...byAddress.values()].filter((email) => EMAIL.test(email));
};
