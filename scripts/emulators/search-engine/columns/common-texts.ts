/** An attribute with more distinct texts has no common ones. */
const maxTexts = 4096;
/** Longer texts are stored in their record. */
const maxLength = 100;

/**
 * Interned common texts of one attribute (makes, colours, suburbs): each is stored once, and records hold its
 * code. Append-only, so codes are stable.
 */
export class CommonTexts {
  readonly texts: string[];
  /** Undefined if the attribute's values hardly repeat, such as a VIN. */
  private codes: Map<string, number> | undefined;
  /** Hits minus misses since the table filled up. */
  private balance = maxTexts;

  constructor(texts: readonly string[] = []) {
    this.texts = [...texts];
    this.codes = new Map(texts.map((text, code) => [text, code]));
  }

  /** Returns the code of a text, added if there is room; -1 if it must be stored in the record. */
  codeOf(text: string): number {
    const { codes } = this;
    if (codes === undefined || text.length > maxLength) return -1;
    const code = codes.get(text);
    const isFull = this.texts.length === maxTexts;
    if (code !== undefined) {
      if (isFull) this.balance++;
      return code;
    }
    if (isFull) {
      // Give up when lookups rarely succeed: they would only cost time and memory.
      if (--this.balance < 0) this.codes = undefined;
      return -1;
    }
    codes.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
