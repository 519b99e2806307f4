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
  // What is wrong with the text, who reads its entries says.
  parser.onerror = () => {
    parser.resume();
  };
  parser.write(text);
  const paths = [...depths].toSorted(([, one], [, other]) => one - other).map(([records]) => records);
  // Without any, a reading says what is wrong with it.
  return paths.length > 0 ? paths.slice(0, MOST_LISTS) : ['$.*'];
}
