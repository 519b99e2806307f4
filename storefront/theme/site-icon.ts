import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';

/** Corner radius on a 32 px square, matching the template. */
export const ICON_CORNERS = { group: 8, franchise: 2, yard: 6, premium: 0, marine: 14 } satisfies Record<
  Template,
  number
>;

/** Returns the initial that a site's icons show. */
export const siteInitial = ({ name }: Pick<Site, 'name'>): string =>
  /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase() ?? '';
