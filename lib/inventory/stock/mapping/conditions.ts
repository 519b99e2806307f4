import { slugify } from '../../../vehicle/title.ts';
import type { CarType } from '../../../vehicle/vehicle.ts';
import type { Reader } from './readers.ts';
import { withoutSchemaOrg } from './schema-org.ts';

const EXACT: Readonly<Record<string, CarType>> = { n: 'new', d: 'demo', u: 'used' };

const DEMO = /\bdemo(?:s|nstrators?|nstration)?\b/;
const USED =
  /\b(?:used|pre-?(?:owned|loved)|second-?hand|2nd-?hand|cpo|certified|(?:as|like|near|nearly|almost)-new|ex-(?:fleet|lease|rental|hire|government|govt)|trade-in)\b/;
const NEW = /(?<!\b(?:as|like|near|nearly|almost)-)\b(?:new|run-?out)\b/;
const QUALITY = /^(?:excellent|very-good|good|fair|poor|outstanding|average|immaculate|mint)(?:-condition)?$/;
const NEGATION = /\b(?:not|non|never|un)-/;

/**
 * Reads whether a vehicle is new, a demonstrator or used: `Used Car`, `CPO`, `Ex-demo`, `New Vehicle`. A
 * certified vehicle is marked as such. `EXCELLENT`, as Meta's `condition` has, says nothing about it.
 */
export const condition: Reader = (raw) => {
  const word = slugify(withoutSchemaOrg(String(raw)));
  if (QUALITY.test(word)) return { problem: 'describes the quality, not new, demo or used' };
  const carType = EXACT[word] ?? meaningOf(word);
  if (!carType) return { problem: 'is none of new, demo and used' };
  if (carType === 'used' && /\b(?:cpo|certified)\b/.test(word))
    return { value: carType, also: { certified: true } };
  if (carType === 'new' && /\brun-?out\b/.test(word))
    return { value: carType, mended: 'run-out vehicle taken as new' };
  return { value: carType };
};

function meaningOf(word: string): CarType | null {
  if (NEGATION.test(word)) return null;
  if (DEMO.test(word)) return 'demo';
  const [isUsed, isNew] = [USED.test(word), NEW.test(word)];
  if (isUsed === isNew) return null;
  return isUsed ? 'used' : 'new';
}
