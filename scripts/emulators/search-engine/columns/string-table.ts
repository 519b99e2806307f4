import { grow } from './grow.ts';
import { reserveAlone } from './memory.ts';

export interface StringTableParts {
  bytes: Uint8Array;
  ends: Uint32Array;
  table: Uint32Array;
  count: number;
}

const encoder = new TextEncoder();
const firstByteOfLast = 0xee;

/**
 * FNV-1a over the UTF-16 units of the lower-cased text, so that spellings differing in case share a chain.
 */
function hashFolded(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    let unit = text.charCodeAt(i);
    if (unit > 127) return hashUnits(text.toLowerCase());
    if (unit >= 65 && unit <= 90) unit += 32;
    hash = Math.imul(hash ^ unit, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

function hashUnits(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * An append-only dictionary of strings (text to code, code to text) in typed arrays: no heap object per
 * entry, transferable between threads without copying, and stored on disk as it is.
 */
export class StringTable {
  private bytes: Uint8Array;
  private ends: Uint32Array;
  private table: Uint32Array;
  private readonly cache: string[] = [];
  count: number;

  constructor(parts?: StringTableParts) {
    this.bytes = parts?.bytes ?? new Uint8Array(64);
    this.ends = parts?.ends ?? new Uint32Array(16);
    this.table = parts?.table ?? new Uint32Array(32);
    this.count = parts?.count ?? 0;
  }

  parts(): StringTableParts {
    const usedBytes = this.count === 0 ? 0 : this.ends[this.count - 1]!;
    return {
      bytes: this.bytes.subarray(0, usedBytes),
      ends: this.ends.subarray(0, this.count),
      table: this.table,
      count: this.count,
    };
  }

  find(text: string): number {
    const mask = this.table.length - 1;
    for (let bucket = hashFolded(text) & mask; ; bucket = (bucket + 1) & mask) {
      const entry = this.table[bucket]!;
      if (entry === 0) return -1;
      if (this.equals(entry - 1, text)) return entry - 1;
    }
  }

  findIgnoringCase(text: string): number[] {
    const foldedText = text.toLowerCase();
    const codes: number[] = [];
    const mask = this.table.length - 1;
    for (let bucket = hashFolded(text) & mask; ; bucket = (bucket + 1) & mask) {
      const entry = this.table[bucket]!;
      if (entry === 0) return codes;
      if (this.get(entry - 1).toLowerCase() === foldedText) codes.push(entry - 1);
    }
  }

  add(text: string): number {
    const mask = this.table.length - 1;
    let bucket = hashFolded(text) & mask;
    for (; this.table[bucket] !== 0; bucket = (bucket + 1) & mask) {
      const code = this.table[bucket]! - 1;
      if (this.equals(code, text)) return code;
    }
    const code = this.count++;
    this.write(code, text);
    this.table[bucket] = code + 1;
    if (this.count * 2 > this.table.length) this.rehash();
    return code;
  }

  get(code: number): string {
    const cachedText = this.cache[code];
    if (cachedText !== undefined) return cachedText;
    const start = this.start(code);
    const text = Buffer.from(
      this.bytes.buffer,
      this.bytes.byteOffset + start,
      this.ends[code]! - start,
    ).toString();
    if (this.count <= 16_384) this.cache[code] = text;
    return text;
  }

  inOrder(): Uint32Array {
    return Uint32Array.from({ length: this.count }, (_, code) => code).sort((a, b) => this.compare(a, b));
  }

  private compare(a: number, b: number): number {
    const [startOfA, startOfB] = [this.start(a), this.start(b)];
    const [lengthOfA, lengthOfB] = [this.ends[a]! - startOfA, this.ends[b]! - startOfB];
    const sharedLength = Math.min(lengthOfA, lengthOfB);
    for (let i = 0; i < sharedLength; i++) {
      const x = this.bytes[startOfA + i]!;
      const y = this.bytes[startOfB + i]!;
      if (x === y) continue;
      // From U+E000 on, UTF-8 and UTF-16 sort differently.
      if (x >= firstByteOfLast || y >= firstByteOfLast) return this.get(a) < this.get(b) ? -1 : 1;
      return x - y;
    }
    return lengthOfA - lengthOfB;
  }

  private start(code: number): number {
    return code === 0 ? 0 : this.ends[code - 1]!;
  }

  private equals(code: number, text: string): boolean {
    const start = this.start(code);
    const length = this.ends[code]! - start;
    if (length < text.length) return false;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 127) return this.get(code) === text;
      if (this.bytes[start + i] !== unit) return false;
    }
    return length === text.length;
  }

  private write(code: number, text: string): void {
    const start = this.start(code);
    this.bytes = grow(this.bytes, start + text.length * 3);
    const { written } = encoder.encodeInto(text, this.bytes.subarray(start));
    this.ends = grow(this.ends, code + 1);
    this.ends[code] = start + written;
  }

  private rehash(): void {
    const mask = this.table.length * 2 - 1;
    this.table = reserveAlone(Uint32Array, mask + 1);
    for (let code = 0; code < this.count; code++) {
      let bucket = hashFolded(this.get(code)) & mask;
      while (this.table[bucket] !== 0) bucket = (bucket + 1) & mask;
      this.table[bucket] = code + 1;
    }
  }
}
