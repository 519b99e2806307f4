import { amountOf, type Unit } from '../amounts.ts';
import type { Word } from '../tokens.ts';
import type { LocalLexicon } from './local-lexicon.ts';

/** From this factor on, a number is a sum of what stands before: 25 × 10,000. */
const GROUP = 1_000;

/** A point may group thousands, as in Vietnamese, and the sign of dollars may follow: `30.000$`. */
export function withoutGrouping(text: string): string {
  const plain = text.replace(/^(\d[\d.,]*)\$$/, '$$$1').replace(/^(?:a|au|us)\$/, '$$');
  return /^\$?\d{1,3}(?:\.\d{3})+(?!\d)/.test(plain) ? plain.replaceAll(/\.(?=\d{3}(?!\d))/g, '') : plain;
}

export interface NumberReading {
  values: readonly [number];
  /** The number before its last factor: 30 in `30 nghìn`. */
  unscaled: number;
  unit: Unit | null;
  /** True if it is stated in thousands or more, as prices and kilometres are. */
  isScaled: boolean;
  length: number;
  isLocal: boolean;
}

/** Reads a number in digits or words: `30`, `3万5`, `三十五万`, `hai mươi lăm nghìn`, `خمسة وعشرين ألف`. */
export function readNumber(words: readonly Word[], from: number, local: LocalLexicon): NumberReading | null {
  const first = words[from];
  if (!first) return null;
  const digits = amountOf(withoutGrouping(first.plain), first.stop ? [] : words.slice(from + 1));
  // An English unit ends the number: `30k`, `30 km`.
  if (digits && (digits.length > 1 || digits.thousands || (digits.unit && digits.unit !== 'price')))
    return {
      values: [digits.value],
      unscaled: digits.thousands ? digits.value / 1_000 : digits.value,
      unit: digits.unit,
      isScaled: digits.thousands,
      length: digits.length,
      isLocal: false,
    };
  const sum = digits ? new Sum(digits.value) : new Sum(null);
  let [at, isLocal] = [digits ? from + 1 : from, false];
  while (!words[at - 1]?.stop || at === from) {
    const joint = !digits && at > from ? local.lengthOf(words, at, 'and') : 0;
    const match = local.find(words, at + joint, ({ role }) => role?.is === 'number' || role?.is === 'factor');
    const role = match?.entry.role;
    const word = words[at];
    if (match && role?.is === 'factor' && joint === 0 && sum.multiply(role.value, match.entry.language)) {
      at += match.length;
    } else if (
      match &&
      role?.is === 'number' &&
      (!digits || sum.factor > 0) &&
      sum.add(role.value, match.entry.language, joint > 0)
    ) {
      at += joint + match.length;
    } else if (
      // `3万5` is 35,000.
      word &&
      words[at - 1]?.end === word.start &&
      /^\d$/.test(word.plain) &&
      words[at - 1]?.local?.script === 'han' &&
      sum.add(Number(word.plain), 'zh', false)
    ) {
      at += 1;
    } else break;
    isLocal = true;
  }
  if (at === from || !sum.isNumber) return null;
  return {
    values: [sum.value],
    unscaled: sum.value / Math.max(1, sum.scale),
    unit: digits?.unit ?? null,
    isScaled: sum.scale >= GROUP,
    length: at - from,
    isLocal,
  };
}

/** A number while its words are read. */
class Sum {
  #total = 0;
  #section = 0;
  #last: number | null;
  /** Digits one by one, as in `二零二零`. */
  #digits = '';
  #isColloquial = false;
  /** The last factor, and the largest one from `GROUP` on. */
  factor = 0;
  scale = 1;

  constructor(start: number | null) {
    this.#last = start;
  }

  get isNumber(): boolean {
    return this.#last !== null || this.factor > 0;
  }

  get value(): number {
    const tail =
      this.#isColloquial && this.#last !== null ? (this.#last * this.factor) / 10 : (this.#last ?? 0);
    return Math.round(this.#total + this.#section + tail);
  }

  multiply(factor: number, language: string): boolean {
    // `nghìn` without a number is no amount; `ألف` and `十` are.
    if (!this.isNumber && factor >= GROUP && language !== 'ar') return false;
    if (this.#digits.length > 1) return false;
    this.#digits = '';
    this.#isColloquial = false;
    const isGroup = factor > GROUP || (factor === GROUP && language !== 'zh');
    if (isGroup) {
      this.#total += (this.#section + (this.#last ?? (this.#section > 0 ? 0 : 1))) * factor;
      this.#section = 0;
    } else this.#section += (this.#last ?? 1) * factor;
    this.#last = null;
    this.factor = factor;
    if (factor >= GROUP) this.scale = Math.max(this.scale, factor);
    return true;
  }

  add(value: number, language: string, isJoined: boolean): boolean {
    const last = this.#last;
    if (last === null || last === 0) {
      if (this.factor > 0 && value >= this.factor) return false;
      if (language === 'zh' && last === null) this.#digits = String(value);
      else if (this.#digits !== '') this.#digits += value;
      this.#isColloquial =
        language === 'zh' && last === null && value > 0 && value < 10 && this.factor >= 100;
      this.#last = value;
      if (this.#digits.length > 1) this.#last = Number(this.#digits);
      return true;
    }
    if (language === 'zh' && this.#digits !== '' && value < 10 && this.factor === 0) {
      this.#digits += value;
      this.#last = Number(this.#digits);
      return true;
    }
    // `mười lăm`, `خمسة وعشرين`, `مئة وخمسون`
    const isTeen = last % 10 === 0 && value < 10;
    const isArabic = isJoined && ((last < 10 && value >= 20 && value % 10 === 0 && value < 100) || isTeen);
    const isAfterHundred = last >= 100 && last % 100 === 0 && value < 100;
    if (isArabic || (language === 'vi' && isTeen) || (isJoined && isAfterHundred)) {
      this.#last = last + value;
      return true;
    }
    return false;
  }
}
