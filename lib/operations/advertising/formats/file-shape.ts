import type { MappedField } from '../advert-fields.ts';
import type { FileFormat } from '../feed-options.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';
import type { Receiver } from '../receiver.ts';
import { NUMBER_FIELDS } from '../receivers/generic.ts';

/** How rows become a file. */
export interface FileShape {
  format: FileFormat;
  /** Names of the columns, in order. */
  columns: readonly string[];
  /** Between the values of a list in one column. */
  listSeparator: string;
  /** The outermost element in XML, and the key of the list in JSON; null for a plain list. */
  root: string | null;
  /** The element of a row in XML. */
  record: string;
  /** Columns that JSON writes as numbers, and as booleans, where their text is one. */
  numbers: ReadonlySet<string>;
  booleans: ReadonlySet<string>;
}

const SEPARATORS = { comma: ',', semicolon: ';', bar: '|', space: ' ' } as const;
/** Microsoft separates addresses of images by semicolons, Google by commas. */
const RECEIVER_SEPARATORS: Readonly<Record<string, string>> = { bing: ';' };
const NO_COLUMNS: ReadonlySet<string> = new Set();

/** Returns the shape of a feed's file. */
export function fileShape(
  { format, receiver, mapping }: Pick<OutgoingFeed, 'format' | 'receiver' | 'mapping'>,
  { columns, checkedOn }: Receiver,
): FileShape {
  const isMapped = checkedOn === null;
  const named = (isWanted: (field: MappedField) => boolean) =>
    new Set(mapping.columns.filter(({ field }) => isWanted(field)).map(({ name }) => name));
  return {
    format,
    columns,
    listSeparator: isMapped ? SEPARATORS[mapping.listSeparator] : (RECEIVER_SEPARATORS[receiver] ?? ','),
    root: mapping.root,
    record: mapping.record ?? 'vehicle',
    numbers:
      isMapped && mapping.decimalMark === 'point' ? named((field) => NUMBER_FIELDS.has(field)) : NO_COLUMNS,
    booleans:
      isMapped && mapping.booleanWords === 'true' ? named((field) => field === 'certified') : NO_COLUMNS,
  };
}
