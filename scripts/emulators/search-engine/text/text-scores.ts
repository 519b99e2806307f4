import type { Term } from './interpret.ts';
import type { TermHits } from './term-hits.ts';
import type { Criterion } from './text-options.ts';

/** The number of values of each criterion; their product fits the 53 bits of a number. */
const criterionSizes: Partial<Record<Criterion, number>> = {
  typo: 64,
  words: 32,
  proximity: 256,
  attribute: 32_768,
  exact: 32,
};

interface TextDetail {
  nbTypos: number;
  words: number;
  proximityDistance: number;
  attribute: number;
  nbExactWords: number;
}

/**
 * The textual scores of a query. Each slot has one number whose digits are the criteria in ranking order, so
 * that comparing two records takes one subtraction.
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
      factor *= criterionSizes[criterion] ?? 1;
    }
    const factorOf = (criterion: Criterion): number => this.factors.get(criterion) ?? 0;
    this.factor = {
      typo: factorOf('typo'),
      words: factorOf('words'),
      proximity: factorOf('proximity'),
      attribute: factorOf('attribute'),
      exact: factorOf('exact'),
    };
  }

  /** Scores a slot for one interpretation of the query; keeps the score if it is the slot's best so far. */
  offer(slot: number, terms: readonly { term: Term; hits: TermHits }[]): void {
    let typos = 0;
    let words = 0;
    let exact = 0;
    let proximity = 0;
    let attribute = 0x7fff;
    let previousHits: TermHits | undefined;
    for (let i = 0; i < terms.length; i++) {
      const { term, hits } = terms[i]!;
      if (!hits.hits(slot)) continue;
      typos += hits.typos(slot);
      words += term.width;
      if (hits.isExact(slot)) exact += term.width;
      attribute = Math.min(attribute, hits.attribute(slot));
      if (previousHits !== undefined) proximity += previousHits.distanceTo(hits, slot);
      previousHits = hits;
    }
    const { factor } = this;
    const key =
      Math.min(typos, 63) * factor.typo +
      (31 - words) * factor.words +
      Math.min(proximity, 255) * factor.proximity +
      attribute * factor.attribute +
      (31 - exact) * factor.exact;
    const bestKey = this.keys[slot]!;
    if (bestKey < 0) this.slots[this.count++] = slot;
    if (bestKey < 0 || key < bestKey) this.keys[slot] = key;
  }

  digit(slot: number, criterion: Criterion): number {
    const factor = this.factors.get(criterion);
    const size = criterionSizes[criterion];
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
