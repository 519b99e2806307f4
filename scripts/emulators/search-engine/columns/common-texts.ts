/** More texts than this are not common. */
const maxTexts = 4096;
/** Longer texts are kept in their record. */
const maxLength = 100;

/**
 * The texts that the values of one attribute often are (makes, colours, suburbs): each is kept once, and records hold
 * its code. Append-only: a code stays what it is.
 */
export class CommonTexts {
  readonly texts: string[];
  /** Undefined when the attribute's values hardly repeat, such as a VIN. */
  private codes: Map<string, number> | undefined;
  /** How often a text was found since there is no room, less how often one was not. */
  private balance = maxTexts;

  constructor(texts: readonly string[] = []) {
    this.texts = [...texts];
    this.codes = new Map(texts.map((text, code) => [text, code]));
  }

  /** The code of a text, given to it if there is room; -1 for one that must be kept in the record. */
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
      // Looking further for what is hardly ever found costs time and memory.
      if (--this.balance < 0) this.codes = undefined;
      return -1;
    }
    codes.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
