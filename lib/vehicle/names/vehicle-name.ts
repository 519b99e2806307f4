import { areRelated, knownMake, makeAtStart } from './make.ts';
import { makeByDate } from './make-by-date.ts';
import { type ModelName, modelAtStart } from './model.ts';
import { normaliseName, wordsOf } from './normalise.ts';

export interface VehicleName {
  make: string;
  model: string;
  rest: string;
}

const CONDITION_AND_YEAR = /^(?:(?:new|used|demo)\s+)?(?:((?:19|20)\d{2})\s+)?/i;

/** Parts of a title such as `2017 Land Rover Discovery Sport HSE`; `model` may be null. */
export interface TitleName {
  year: number | null;
  make: string;
  model: string | null;
  words: string;
  rest: string;
}

/** Parses a title by the longest known make and model; null if it starts with no known make. */
export function readTitle(title: string): TitleName | null {
  const start = CONDITION_AND_YEAR.exec(title.trim());
  const year = start?.[1] ? Number(start[1]) : null;
  const titleMake = makeAtStart(title.trim().slice(start?.[0].length ?? 0));
  if (!titleMake) return null;
  const make = makeByDate(titleMake.make, titleMake.rest, year);
  const titleModel = modelAtStart(make, titleMake.rest);
  const rest = titleModel?.rest ?? titleMake.rest;
  return { year, make, model: titleModel?.model ?? null, words: titleMake.rest, rest };
}

/**
 * Returns make and model from a title; an unknown model is the first word after the make.
 * Null without either.
 */
export function nameInTitle(title: string): VehicleName | null {
  const titleName = readTitle(title);
  if (!titleName) return null;
  if (titleName.model) return { make: titleName.make, model: titleName.model, rest: titleName.rest };
  const [model, ...rest] = wordsOf(titleName.rest);
  return model ? { make: titleName.make, model, rest: rest.join(' ') } : null;
}

/** Returns make and model from a feed's columns, completed by the title if truncated. */
export function nameVehicle(columns: {
  make: string;
  model: string;
  title?: string | null;
  year?: number | null;
}): VehicleName {
  const titleReading = columns.title ? readTitle(columns.title) : null;
  const make = makeByDate(makeOf(columns.make, titleReading), columns.model, columns.year ?? null);
  const words = withoutMake(make, columns.make, columns.model);
  const columnModel = modelAtStart(make, words);
  const isFuller =
    titleReading?.make === make && titleReading.model && titleReading.model !== columnModel?.model;
  if (isFuller && continues(columns, titleReading, columnModel))
    return { make, model: titleReading.model as string, rest: '' };
  return columnModel ? { make, ...columnModel } : { make, model: words, rest: '' };
}

/** Returns which column a title contradicts: a different year, known make or known model. */
export function contradiction(columns: {
  year: number | null;
  make: string;
  model: string;
  title: string;
}): 'year' | 'make' | 'model' | null {
  const titleReading = readTitle(columns.title);
  if (!titleReading) return null;
  if (titleReading.year !== null && columns.year !== null && Math.abs(titleReading.year - columns.year) > 1)
    return 'year';
  const make = makeOf(columns.make, titleReading);
  if (titleReading.make !== make)
    return knownMake(columns.make) && !areRelated(make, titleReading.make) ? 'make' : null;
  const columnModel = modelAtStart(make, withoutMake(make, columns.make, columns.model));
  if (!titleReading.model || !columnModel || areOneLine(titleReading.model, columnModel.model)) return null;
  const isNamed = [columnModel.model, columns.model].some(
    (model) =>
      normaliseName(model).length > 1 && normaliseName(titleReading.words).includes(normaliseName(model)),
  );
  return isNamed || continues(columns, titleReading, columnModel) ? null : 'model';
}

const SIBLINGS: readonly (readonly string[])[] = [
  ['Berlina', 'Calais', 'Caprice', 'Commodore', 'Statesman', 'Ute'],
  ['Impreza', 'WRX'],
];

/** Returns whether two models may be one car: `Vitara`, `Grand Vitara`; `3 Series`, `M3`. */
function areOneLine(one: string, other: string): boolean {
  const [first, second] = [lineKey(one), lineKey(other)];
  return (
    first.includes(second) ||
    second.includes(first) ||
    SIBLINGS.some((models) => models.includes(one) && models.includes(other))
  );
}

const lineKey = (model: string): string =>
  normaliseName(model)
    .replace(/^(?:rs|[ams])(?=q?\d)/, '')
    .replace(/series$/, '')
    .replace(/^tt(?:s|rs)$/, 'tt');

/** Returns the column's make, or the title's if the column is truncated (`Land`, `Alfa`). */
function makeOf(column: string, titleReading: TitleName | null): string {
  const columnMake = knownMake(column);
  const isCut =
    titleReading !== null &&
    column !== '' &&
    normaliseName(titleReading.make).startsWith(normaliseName(column));
  if (isCut && (!columnMake || titleReading.make.length > columnMake.make.length)) return titleReading.make;
  return columnMake?.make ?? column;
}

function withoutMake(make: string, makeColumn: string, model: string): string {
  if (knownMake(makeColumn)?.isLine && !normaliseName(model).startsWith(normaliseName(makeColumn)))
    return `${makeColumn} ${model}`;
  const repeatedMake = makeAtStart(model);
  return repeatedMake?.make === make && repeatedMake.rest !== '' && !modelAtStart(make, model)
    ? repeatedMake.rest
    : model.trim();
}

/** Returns whether the title extends the columns: `Rover` and `Land Rover Defender`. */
const continues = (
  { make, model }: { make: string; model: string },
  titleReading: TitleName,
  knownName: ModelName | null,
): boolean =>
  normaliseName(titleReading.words).startsWith(normaliseName(model)) ||
  normaliseName(titleReading.make) === normaliseName(make + model) ||
  (knownName !== null && normaliseName(titleReading.model ?? '').startsWith(normaliseName(knownName.model)));
