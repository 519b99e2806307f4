import { australiaAndAmericaModels } from './models/australia-and-america.ts';
import { europeModels } from './models/europe.ts';
import { japanModels } from './models/japan.ts';
import { koreaAndChinaModels } from './models/korea-and-china.ts';
import { normaliseName } from './normalise.ts';

/**
 * The models of each make, by every normalised name in feeds.
 * A line of the tables is `Make: Model, Model = Other name / Another name, ...`; indented lines continue the
 * previous one.
 */
export const MODELS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [australiaAndAmericaModels, europeModels, japanModels, koreaAndChinaModels].flatMap(readTable),
);

function readTable(table: string): [make: string, models: Map<string, string>][] {
  const lines = table.replaceAll(/\n\s+/g, ' ').split('\n').filter(Boolean);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const models = new Map<string, string>();
    for (const entry of line.slice(colon + 1).split(',')) {
      const [model = '', others = ''] = entry.split(' = ').map((part) => part.trim());
      for (const name of [model, ...others.split(' / ')]) if (name) models.set(normaliseName(name), model);
    }
    return [line.slice(0, colon), models];
  });
}
