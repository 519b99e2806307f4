import sax from 'sax';
import { xmlEntries } from '../reading/xml.ts';

/** Real files have a handful. */
const MOST_LISTS = 30;

/**
 * The entries in the beginning of an XML text by where they stand, `$.stock.vehicle`: all elements below the root that hold others
 * or have attributes, the shallowest first.
 * @throws FeedError when it is not XML, or declares a document type
 */
export const xmlLists = (text: string): Map<string, Record<string, unknown>[]> =>
  new Map(pathsTo(text).map((records) => [records, xmlEntries(text, records)]));

function pathsTo(text: string): string[] {
  const parser = sax.parser(true, { position: false });
  const path: string[] = [];
  const depths = new Map<string, number>();
  const note = () => {
    if (path.length > 1) depths.set(['$', ...path.slice(1)].join('.'), path.length);
  };
  parser.onopentag = ({ name, attributes }) => {
    note();
    path.push(name);
    if (Object.keys(attributes).length > 0) note();
  };
  parser.onclosetag = () => {
    path.pop();
  };
  // A broken text is not reported here: reading its entries afterwards says what is wrong.
  parser.onerror = () => {
    parser.resume();
  };
  parser.write(text);
  const paths = [...depths].toSorted(([, one], [, other]) => one - other).map(([records]) => records);
  // Without any list the whole text is read, which then says what is wrong.
  return paths.length > 0 ? paths.slice(0, MOST_LISTS) : ['$.*'];
}
