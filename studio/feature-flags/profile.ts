import type { Change } from './lake.ts';
import { ALL_ROWS, type MatrixRow, positionOf } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import { storedAt } from './values.ts';

/** The values to apply: those of a site, or the product's defaults. */
export type Profile = SiteColumn | 'defaults';

const NO_VALUES: SiteColumn = {
  id: '',
  slug: '',
  name: '',
  url: null,
  accent: null,
  settings: {},
  document: {},
  stored: {},
};

/** A subject with the rows in which a profile differs from at least one site. */
export interface ProfilePart {
  title: string;
  rows: MatrixRow[];
  /** Number of values that would change. */
  changes: number;
}

/**
 * Returns the changes that give sites the values of a profile. Equal values are left out.
 * @param rows the rows to apply
 */
export function profileChanges(
  profile: Profile,
  targets: readonly SiteColumn[],
  rows: readonly MatrixRow[],
): Change[] {
  const source = profile === 'defaults' ? NO_VALUES : profile;
  return targets.flatMap((site) =>
    rows
      .filter((row) => positionOf(site, row) !== positionOf(source, row))
      .map((row) => ({ site, name: row.name, value: storedAt(source, row.name) })),
  );
}

/** Returns the subjects in which sites differ from a profile. */
export function profileParts(profile: Profile, targets: readonly SiteColumn[]): ProfilePart[] {
  return [...Map.groupBy(ALL_ROWS, ({ group }) => group)]
    .map(([title, rows]) => ({
      title,
      rows,
      changes: profileChanges(profile, targets, rows).length,
    }))
    .filter(({ changes }) => changes > 0);
}
