import sax from 'sax';
import { xmlEntries } from '../reading/xml.ts';

const MOST_LISTS = 30;

/**
 * Returns the entries at the start of an XML text by path, such as `$.stock.vehicle`: all elements below the
 * root that have children or attributes, shallowest first.
 *
 * @throws FeedError when it is not XML or has a DOCTYPE
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
    path.push(name.slice(name.indexOf(':') + 1));
    if (Object.keys(attributes).length > 0) note();
  };
  parser.onclosetag = () => {
    path.pop();
  };
  // Ignored here: reading the entries afterwards reports the error.
  parser.onerror = () => {
    parser.resume();
  };
  parser.write(text);
  const paths = [...depths].toSorted(([, one], [, other]) => one - other).map(([records]) => records);
  // Without any list, reading the whole text reports the error.
  return paths.length > 0 ? paths.slice(0, MOST_LISTS) : ['$.*'];
}
