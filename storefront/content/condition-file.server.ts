import {
  type Mark,
  type OwnWarranty,
  type ServiceEntry,
  type SpinMark,
  serviceHistory,
  shownMark,
  type WheelDepth,
  wheelTable,
} from '@forecourt/lib/vehicle/condition';
import { conditionFileQuery } from '@forecourt/schemas/queries/conditionFile';
import type { ConditionFileQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';
import type { ContentPicture } from './picture.ts';
import { usablePictures } from './usable-pictures.server.ts';

/** What an inspection of a vehicle found, as its page shows it. */
export interface ConditionFile {
  /** `YYYY-MM-DD`; null if the editor left it out. */
  inspectedOn: string | null;
  inspectedBy: string | null;
  summary: string | null;
  photos: { image: ContentPicture; marks: Mark[] }[];
  spinMarks: SpinMark[];
  wheels: WheelDepth[];
  services: ServiceEntry[];
  warranty: OwnWarranty | null;
}

type Row = NonNullable<ConditionFileQueryResult>;

const marksOf = (rows: Row['photos'][number]['marks']): Mark[] => rows.flatMap((row) => shownMark(row) ?? []);

function conditionFileOf(row: Row): ConditionFile {
  const { warranty } = row;
  return {
    inspectedOn: row.inspectedOn,
    inspectedBy: row.inspectedBy,
    summary: row.summary?.trim() || null,
    photos: row.photos.flatMap(({ image, marks }) => (image?.url ? [{ image, marks: marksOf(marks) }] : [])),
    spinMarks: row.spinMarks.flatMap((spot) => {
      const mark = shownMark(spot);
      return mark && spot.frame !== null && spot.frame >= 1 ? [{ ...mark, frame: spot.frame }] : [];
    }),
    wheels: wheelTable(row.wheels),
    services: serviceHistory(row.services.map((entry) => ({ ...entry, date: entry.date ?? '' }))),
    warranty: warranty?.text
      ? { text: warranty.text, until: warranty.until, untilKilometres: warranty.untilKilometres }
      : null,
  };
}

/**
 * Returns the condition file of a site's vehicle; null without one.
 * @throws if the content lake does not answer
 */
export const loadConditionFile = cache(
  async (site: string, stocknum: string): Promise<ConditionFile | null> => {
    const row = await cached('conditionFiles', { site }, () => ask(conditionFileQuery, { site, stocknum }), {
      key: stocknum,
    });
    return row && conditionFileOf(await usablePictures(site, row));
  },
);
