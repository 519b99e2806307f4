import type { FeedsQueryResult } from '@forecourt/schemas/sanity.types';
import { z } from 'zod';
import { photoHostProblem } from '../../media/photo-host.ts';
import { GUARDS, type Guard } from '../importing/guards.ts';
import { FIELDS, type Field } from '../mapping/fields.ts';
import { type Mapping, type MappingInput, mappingSchema } from '../mapping/mapping.ts';
import { readWord } from '../mapping/word.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import { FORMATS, type Format } from '../reading/formats.ts';
import { DEFAULT_FAILING_HOURS, PHOTO_FILES, type PhotoFiles, SEPARATORS } from './document.ts';
import { type FeedSchedule, scheduleSchema } from './schedule.ts';
import { type FeedSource, sourceSchema } from './source.ts';

/** A feed as its published document says. */
export interface FeedDefinition {
  id: string;
  name: string;
  isOn: boolean;
  /** The site whose look mails about it have: one that lists its dealership's stock. */
  siteSlug: string | null;
  source: FeedSource;
  format: Format;
  mapping: Mapping;
  photoFiles: PhotoFiles;
  schedule: FeedSchedule;
  /** Guards that somebody has decided to live without. */
  accept: Guard[];
  alarm: FeedAlarm;
  /** Where its photos may be fetched, beside what the environment allows. */
  photoHosts: string[];
}

/** Who is told of a feed in trouble, and after how long. */
export interface FeedAlarm {
  emails: string[];
  /** After how many hours without success. */
  failingHours: number;
  /** After how many hours with the same file; null for never. */
  sameFileHours: number | null;
}

type FeedDocument = FeedsQueryResult[number];

/** A feed's name and alarm, and what it says or why that is not enough. */
export type ReadFeed = Pick<FeedDefinition, 'id' | 'name' | 'isOn' | 'siteSlug' | 'alarm' | 'photoHosts'> &
  ({ definition: FeedDefinition } | { problem: string });

const hours = z.number().positive().max(10_000);
const restSchema = z.object({
  source: sourceSchema,
  photoFiles: z.enum(PHOTO_FILES).catch('missing'),
  schedule: scheduleSchema,
  accept: z.array(z.enum(GUARDS)),
  file: z.object({ format: z.enum(FORMATS), encoding: z.enum(ENCODINGS).nullish() }),
});

/** Reads a feed's document, which nobody may have finished. */
export function readFeed(document: FeedDocument): ReadFeed {
  const { id, name, isOn, site: siteSlug, alarm } = document;
  const feed = {
    id,
    name,
    isOn,
    siteSlug,
    photoHosts: document.photoHosts.filter((source) => photoHostProblem(source) === null),
    alarm: {
      emails: alarm?.emails ?? [],
      failingHours: hours.safeParse(alarm?.failingHours).data ?? DEFAULT_FAILING_HOURS,
      sameFileHours: hours.safeParse(alarm?.sameFileHours).data ?? null,
    },
  };
  try {
    const { file, ...rest } = restSchema.parse(document);
    const mapping = mappingSchema.parse(mappingOf(document));
    return { ...feed, definition: { ...feed, ...rest, format: file.format, mapping } };
  } catch (error) {
    const words = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return { ...feed, problem: `The feed's document is not right:\n${words}` };
  }
}

function mappingOf(document: FeedDocument): MappingInput {
  const { id, dealership, locations, file, columns, values, unknown } = document;
  return {
    feed: id,
    format: file?.format ?? 'csv',
    ...(file?.encoding && { encoding: file.encoding }),
    delimiter: SEPARATORS[file?.separator ?? 'comma'],
    finalNewline: file?.mayEndOpen ? 'optional' : 'required',
    ...(file?.records && { records: file.records }),
    unknown,
    dealership: placed(dealership, 'dealership'),
    locations: Object.fromEntries(
      locations.map(({ code, location, isWithoutPlace }) => {
        if (isWithoutPlace) return [code ?? '', null];
        const { dealership: owner, ...place } = placed(location, `location ${code}`);
        return [
          code ?? '',
          { ...placed(place, `location ${code}`), ...(owner && { dealership: placed(owner, 'dealership') }) },
        ];
      }),
    ),
    defaults: Object.fromEntries(
      values.map(({ field, value }) => [fieldOf(field), meaningOf(fieldOf(field), value ?? '')]),
    ),
    columns: columnsOf(columns),
  };
}

type Columns = MappingInput['columns'];

/** A column that fills several fields is written once for each. */
function columnsOf(columns: FeedDocument['columns']): Columns {
  const mappedColumns: Columns = {};
  for (const [name, entries] of Map.groupBy(columns, ({ column }) => column ?? '')) {
    const rules = entries
      .filter(({ field }) => field !== 'ignore')
      .map(({ field: fieldName, isOptional, words }) => {
        const field = fieldOf(fieldName);
        return {
          field,
          ...(isOptional && { optional: true }),
          ...(words.length > 0 && {
            table: Object.fromEntries(
              words.map(({ word, meaning }) => [word ?? '', meaningOf(field, meaning ?? '')]),
            ),
          }),
        };
      });
    mappedColumns[name] = rules.length > 0 ? rules : 'ignore';
  }
  return mappedColumns;
}

function fieldOf(name: string | null): Field {
  const field = FIELDS.find((knownField) => knownField === name);
  if (!field) throw new Error(`"${name}" is no field of a vehicle.`);
  return field;
}

/** @throws Error when the field does not understand it */
function meaningOf(field: Field, text: string): string | number | boolean | null {
  const word = readWord(field, text);
  if ('problem' in word) throw new Error(`${field}: ${word.problem}`);
  return word.value;
}

/** A document that is referred to, with all that it must have. */
function placed<Document extends object>(document: Document | null, what: string) {
  if (!document) throw new Error(`Its ${what} is missing or not published.`);
  return document as { [Key in keyof Document]: NonNullable<Document[Key]> };
}
