import type { Term } from './interpret.ts';
import type { TermHits } from './term-hits.ts';
import type { Criterion } from './text-options.ts';

/** How many values each criterion can take; together they fit the 53 bits of a number. */
const sizes: Partial<Record<Criterion, number>> = {
  typo: 64,
  words: 32,
  proximity: 256,
  attribute: 32_768,
  exact: 32,
};

/** What a record's text scores, small is good, in Algolia's terms. */
interface TextDetail {
  nbTypos: number;
  words: number;
  proximityDistance: number;
  attribute: number;
  nbExactWords: number;
}

/**
 * The textual scores of a query: per slot one number whose digits are the criteria in the order of the ranking, so that
 * comparing two records is one subtraction.
 */
export class TextScores {
  keys = new Float64Array(0);
  private order: readonly Criterion[] = [];
  private readonly factors = new Map<Criterion, number>();
  private factor = { typo: 0, words: 0, proximity: 0, attribute: 0, exact: 0 };
  private slots = new Uint32Array(256);
  private queryWords = 0;
  count = 0;

  reset(slots: number, order: readonly Criterion[], queryWords: number): void {
    if (this.keys.length < slots) this.keys = new Float64Array(Math.ceil(slots * 1.25) + 64).fill(-1);
    else for (let i = 0; i < this.count; i++) this.keys[this.slots[i]!] = -1;
    if (this.slots.length < slots) this.slots = new Uint32Array(this.keys.length);
    this.count = 0;
    this.queryWords = queryWords;
    this.order = order;
    let factor = 1;
    this.factors.clear();
    for (const criterion of [...order].reverse()) {
      this.factors.set(criterion, factor);
      factor *= sizes[criterion] ?? 1;
    }
    const of = (criterion: Criterion): number => this.factors.get(criterion) ?? 0;
    this.factor = {
      typo: of('typo'),
      words: of('words'),
      proximity: of('proximity'),
      attribute: of('attribute'),
      exact: of('exact'),
    };
  }

  /** Scores a slot for one way to read the query and keeps the score if it is the best so far. */
  offer(slot: number, terms: readonly { term: Term; hits: TermHits }[]): void {
    let typos = 0;
    let words = 0;
    let exact = 0;
    let proximity = 0;
    let attribute = 0x7fff;
    let before: TermHits | undefined;
    for (let i = 0; i < terms.length; i++) {
      const { term, hits } = terms[i]!;
      if (!hits.hits(slot)) continue;
      typos += hits.typos(slot);
      words += term.width;
      if (hits.isExact(slot)) exact += term.width;
      attribute = Math.min(attribute, hits.attribute(slot));
      if (before !== undefined) proximity += before.distanceTo(hits, slot);
      before = hits;
    }
    const { factor } = this;
    const key =
      Math.min(typos, 63) * factor.typo +
      (31 - words) * factor.words +
      Math.min(proximity, 255) * factor.proximity +
      attribute * factor.attribute +
      (31 - exact) * factor.exact;
    const known = this.keys[slot]!;
    if (known < 0) this.slots[this.count++] = slot;
    if (known < 0 || key < known) this.keys[slot] = key;
  }

  /** One digit of a slot's key. */
  digit(slot: number, criterion: Criterion): number {
    const factor = this.factors.get(criterion);
    const size = sizes[criterion];
    if (factor === undefined || size === undefined) return 0;
    return Math.floor(this.keys[slot]! / factor) % size;
  }

  detail(slot: number): TextDetail {
    return {
      nbTypos: this.digit(slot, 'typo'),
      words: this.order.includes('words') ? 31 - this.digit(slot, 'words') : this.queryWords,
      proximityDistance: this.digit(slot, 'proximity'),
      attribute: this.digit(slot, 'attribute'),
      nbExactWords: this.order.includes('exact') ? 31 - this.digit(slot, 'exact') : 0,
    };
  }
}
