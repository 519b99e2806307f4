import { z } from 'zod';
import { fitContent } from '../../../sites/content-lake/fit-content.ts';
import { photoHostProblem } from '../../media/photo-host.ts';
import { GUARDS, type Guard } from '../importing/guards.ts';
import { FIELDS, type Field } from '../mapping/fields.ts';
import { type Mapping, type MappingInput, mappingSchema } from '../mapping/mapping.ts';
import { readWord } from '../mapping/read-word.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import { FORMATS, type Format } from '../reading/formats.ts';
import { DEFAULT_FAILING_HOURS, PHOTO_FILES, type PhotoFiles, SEPARATORS } from './feed-options.ts';
import { type FeedDocument, feedDocumentSchema } from './feeds-query.ts';
import { type FeedSchedule, scheduleSchema } from './schedule.ts';
import { type FeedSource, sourceSchema } from './source.ts';

export interface FeedDefinition {
  id: string;
  name: string;
  isOn: boolean;
  /** The site whose branding is used for mails about this feed: one that lists its dealership, else any. */
  siteSlug: string | null;
  source: FeedSource;
  format: Format;
  mapping: Mapping;
  photoFiles: PhotoFiles;
  schedule: FeedSchedule;
  /** Guards that an editor has accepted for every run. */
  accept: Guard[];
  alarm: FeedAlarm;
  /** Hosts that photos may be fetched from, in addition to those the environment allows. */
  photoHosts: string[];
}

export interface FeedAlarm {
  emails: string[];
  failingHours: number;
  /** Hours with an unchanged file; null disables the alarm. */
  sameFileHours: number | null;
}

/** A feed's name and alarm, with either its definition or the reason the document is incomplete. */
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

/**
 * Reads a row of the query's result.
 *
 * @returns null without an id
 */
export function readFeed(row: unknown): ReadFeed | null {
  const { value: document, issues } = fitContent(feedDocumentSchema, row);
  if (!document) return null;
  const { id, name, isOn, site: siteSlug, alarm } = document;
  const feed = {
    id,
    name: name ?? id,
    isOn: isOn ?? true,
    siteSlug,
    photoHosts: document.photoHosts.filter((source) => photoHostProblem(source) === null),
    alarm: {
      emails: alarm?.emails ?? [],
      failingHours: hours.safeParse(alarm?.failingHours).data ?? DEFAULT_FAILING_HOURS,
      sameFileHours: hours.safeParse(alarm?.sameFileHours).data ?? null,
    },
  };
  try {
    if (issues.length > 0) throw new z.ZodError([...issues]);
    const { file, ...rest } = restSchema.parse(document);
    const mapping = mappingSchema.parse(mappingOf(document));
    return { ...feed, definition: { ...feed, ...rest, format: file.format, mapping } };
  } catch (error) {
    const words = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return { ...feed, problem: `The feed document has errors:\n${words}` };
  }
}

function mappingOf(document: FeedDocument): MappingInput {
  const { id, dealership, locations, file, columns, values, unknown, replaces } = document;
  return {
    feed: id,
    replaces,
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

/** Groups by column, because a column that fills several fields has one entry per field. */
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
  if (!field) throw new Error(`"${name}" is not a vehicle field.`);
  return field;
}

/** @throws Error when the text is not a valid value of the field */
function meaningOf(field: Field, text: string): string | number | boolean | null {
  const word = readWord(field, text);
  if ('problem' in word) throw new Error(`${field}: ${word.problem}`);
  return word.value;
}

function placed<Document extends object>(document: Document | null, what: string) {
  if (!document) throw new Error(`The ${what} of this feed is missing or not published.`);
  return document as { [Key in keyof Document]: NonNullable<Document[Key]> };
}
