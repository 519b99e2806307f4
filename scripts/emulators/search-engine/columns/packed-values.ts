import type { CommonTexts } from './common-texts.ts';

/** Type tag in the first byte of a value. */
const tag = {
  null: 0,
  false: 1,
  true: 2,
  /** Non-negative integer. */
  count: 3,
  /** Negative integer, without its sign. */
  negative: 4,
  double: 5,
  ascii: 6,
  utf8: 7,
  common: 8,
  /** Object as JSON, or a text with invalid Unicode. */
  json: 9,
  /** Code of a common text that holds JSON. */
  commonJson: 10,
  list: 11,
} as const;

export class ValueWriter {
  bytes = Buffer.alloc(4096);
  length = 0;

  /** Begins a new record with a marker byte. */
  begin(first: number): void {
    this.length = 0;
    this.byte(first);
  }

  /** Packs a value with JSON's semantics: values that JSON cannot represent become null. */
  write(value: unknown, common: CommonTexts): void {
    if (typeof value === 'string') this.text(value, common);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'boolean') this.byte(value ? tag.true : tag.false);
    else if (Array.isArray(value)) {
      this.byte(tag.list);
      this.count(value.length);
      for (const item of value) this.write(item, common);
    } else if (typeof value === 'object' && value !== null) this.json(value, common);
    else this.byte(tag.null);
  }

  private text(text: string, common: CommonTexts): void {
    if (!text.isWellFormed()) {
      this.json(text, common);
      return;
    }
    const code = common.codeOf(text);
    if (code < 0) this.characters(text, tag.utf8);
    else this.code(tag.common, code);
  }

  private json(value: unknown, common: CommonTexts): void {
    const json = JSON.stringify(value);
    const code = common.codeOf(json);
    if (code < 0) this.characters(json, tag.json);
    else this.code(tag.commonJson, code);
  }

  private number(value: number): void {
    if (!Number.isFinite(value)) this.byte(tag.null);
    else if (Number.isSafeInteger(value)) this.code(value < 0 ? tag.negative : tag.count, Math.abs(value));
    else {
      this.byte(tag.double);
      this.reserve(8);
      this.length = this.bytes.writeDoubleLE(value, this.length);
    }
  }

  private characters(text: string, kind: number): void {
    const size = Buffer.byteLength(text);
    this.code(kind === tag.utf8 && size === text.length ? tag.ascii : kind, size);
    this.reserve(size);
    this.length += this.bytes.write(text, this.length);
  }

  private code(kind: number, code: number): void {
    this.byte(kind);
    this.count(code);
  }

  /** Writes a variable-length integer: seven bits a byte, lowest first; the eighth bit marks continuation. */
  private count(count: number): void {
    let rest = count;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128);
    this.byte(rest);
  }

  private byte(byte: number): void {
    this.reserve(1);
    this.bytes[this.length++] = byte;
  }

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const { bytes } = this;
    this.bytes = Buffer.alloc((this.length + size) * 2);
    bytes.copy(this.bytes);
  }
}

export class ValueReader {
  private bytes: Buffer = Buffer.alloc(0);
  private at = 0;

  begin(bytes: Buffer, at: number): void {
    this.bytes = bytes;
    this.at = at;
  }

  read(common: CommonTexts): unknown {
    const kind = this.bytes[this.at++];
    switch (kind) {
      case tag.null:
        return null;
      case tag.false:
        return false;
      case tag.true:
        return true;
      case tag.count:
        return this.count();
      case tag.negative:
        return -this.count();
      case tag.double:
        this.at += 8;
        return this.bytes.readDoubleLE(this.at - 8);
      case tag.ascii:
        return this.characters('latin1');
      case tag.utf8:
        return this.characters('utf8');
      case tag.common:
        return common.texts[this.count()];
      case tag.json:
        return JSON.parse(this.characters('utf8'));
      case tag.commonJson:
        return JSON.parse(common.texts[this.count()]!);
      case tag.list:
        return this.list(common);
      default:
        throw new Error(`A record is damaged: ${kind} is no kind of value`);
    }
  }

  private list(common: CommonTexts): unknown[] {
    const list: unknown[] = [];
    for (let remaining = this.count(); remaining > 0; remaining--) list.push(this.read(common));
    return list;
  }

  private characters(encoding: 'latin1' | 'utf8'): string {
    const end = this.count() + this.at;
    const text = this.bytes.toString(encoding, this.at, end);
    this.at = end;
    return text;
  }

  private count(): number {
    let byte = this.bytes[this.at++]!;
    if (byte < 128) return byte;
    let count = byte - 128;
    for (let factor = 128; ; factor *= 128) {
      byte = this.bytes[this.at++]!;
      if (byte < 128) return count + byte * factor;
      count += (byte - 128) * factor;
    }
  }
}
