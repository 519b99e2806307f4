import { grow } from '../columns/grow.ts';

export interface VocabularyParts {
  units: Uint16Array;
  ends: Uint32Array;
}

/** A range of adjacent tokens (`from` up to but excluding `to`) with the same distance from a word. */
export interface NearTokens {
  from: number;
  to: number;
  typos: number;
}

/** A sorted, immutable list of tokens as concatenated UTF-16 units; a token is identified by its index. */
export class Vocabulary {
  private readonly units: Uint16Array;
  private readonly ends: Uint32Array;

  constructor(parts: VocabularyParts = { units: new Uint16Array(0), ends: new Uint32Array(0) }) {
    this.units = parts.units;
    this.ends = parts.ends;
  }

  /** Builds the vocabulary of `count` tokens, which `tokenAt` returns in ascending order. */
  static of(count: number, tokenAt: (index: number) => string): Vocabulary {
    const ends = new Uint32Array(count);
    let units = new Uint16Array(count * 8);
    let total = 0;
    for (let index = 0; index < count; index++) {
      const token = tokenAt(index);
      units = grow(units, total + token.length);
      for (let i = 0; i < token.length; i++) units[total++] = token.charCodeAt(i);
      ends[index] = total;
    }
    return new Vocabulary({ units: units.slice(0, total), ends });
  }

  parts(): VocabularyParts {
    return { units: this.units, ends: this.ends };
  }

  get size(): number {
    return this.ends.length;
  }

  token(index: number): string {
    return String.fromCharCode(...this.units.subarray(this.start(index), this.ends[index]));
  }

  find(token: string): number {
    const index = this.lowerBound(token);
    return index < this.size && this.compare(index, token) === 0 ? index : -1;
  }

  /** Returns the range of tokens with this prefix: first index, and index after the last. */
  startingWith(prefix: string): [from: number, to: number] {
    const from = this.lowerBound(prefix);
    let low = from;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.beginsWith(middle, prefix)) low = middle + 1;
      else high = middle;
    }
    return [from, low];
  }

  /**
   * Every token within `maxTypos` of the word, including exact matches. Walks the sorted list with one row of
   * the distance matrix per letter, reuses the rows of the prefix shared with the previous token, and skips
   * all tokens with a prefix that is already too far off.
   */
  near(word: string, maxTypos: number, prefix: boolean): NearTokens[] {
    const width = word.length + 1;
    const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, j) => j)];
    const bestOf: number[] = [prefix ? word.length : 255];
    const ranges: NearTokens[] = [];
    let sharedLength = 0;
    for (let index = 0; index < this.size; ) {
      const start = this.start(index);
      const length = this.ends[index]! - start;
      const penalty = this.units[start] === word.charCodeAt(0) ? 0 : 1;
      let depth = sharedLength;
      let isTooFar = false;
      while (depth < length && !isTooFar) {
        depth++;
        const least = this.fillRow(rows, depth, start, word);
        const end = rows[depth]![width - 1]!;
        bestOf[depth] = prefix ? Math.min(bestOf[depth - 1]!, end) : end;
        isTooFar = least + penalty > maxTypos;
      }
      const typos = bestOf[depth]!;
      const nextIndex = isTooFar ? this.endOfPrefix(index, depth) : index + 1;
      // Even beyond that limit, longer tokens match if the whole word matched before the limit was exceeded.
      const matches = depth === length || prefix;
      const total = typos === 0 ? 0 : typos + penalty;
      if (matches && total <= maxTypos) append(ranges, index, nextIndex, total);
      if (nextIndex >= this.size) break;
      sharedLength = Math.min(this.commonPrefix(index, nextIndex), depth);
      index = nextIndex;
    }
    return ranges;
  }

  private fillRow(rows: Uint8Array[], depth: number, start: number, word: string): number {
    const previous = rows[depth - 1]!;
    rows[depth] ??= new Uint8Array(word.length + 1);
    const row = rows[depth];
    const unit = this.units[start + depth - 1]!;
    const unitBefore = depth > 1 ? this.units[start + depth - 2]! : -1;
    let least = Math.min(depth, 255);
    row[0] = least;
    for (let j = 1; j <= word.length; j++) {
      const wordUnit = word.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (wordUnit === unit ? 0 : 1));
      if (j > 1 && depth > 1 && unit === word.charCodeAt(j - 2) && unitBefore === wordUnit) {
        cost = Math.min(cost, rows[depth - 2]![j - 2]! + 1);
      }
      row[j] = Math.min(cost, 255);
      if (cost < least) least = cost;
    }
    return least;
  }

  private start(index: number): number {
    return index === 0 ? 0 : this.ends[index - 1]!;
  }

  private compare(index: number, text: string): number {
    const start = this.start(index);
    const length = this.ends[index]! - start;
    const sharedLength = Math.min(length, text.length);
    for (let i = 0; i < sharedLength; i++) {
      const difference = this.units[start + i]! - text.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  private beginsWith(index: number, prefix: string): boolean {
    const start = this.start(index);
    if (this.ends[index]! - start < prefix.length) return false;
    for (let i = 0; i < prefix.length; i++) if (this.units[start + i] !== prefix.charCodeAt(i)) return false;
    return true;
  }

  private lowerBound(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private commonPrefix(a: number, b: number): number {
    const startA = this.start(a);
    const startB = this.start(b);
    const maxLength = Math.min(this.ends[a]! - startA, this.ends[b]! - startB);
    let sharedLength = 0;
    while (
      sharedLength < maxLength &&
      this.units[startA + sharedLength] === this.units[startB + sharedLength]
    )
      sharedLength++;
    return sharedLength;
  }

  /** Returns the first token after `index` that does not share its first `depth` letters. */
  private endOfPrefix(index: number, depth: number): number {
    let low = index + 1;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.commonPrefix(index, middle) >= depth) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function append(ranges: NearTokens[], from: number, to: number, typos: number): void {
  const last = ranges.at(-1);
  if (last !== undefined && last.to === from && last.typos === typos) last.to = to;
  else ranges.push({ from, to, typos });
}
