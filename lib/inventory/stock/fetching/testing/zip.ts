import { crc32, deflateRawSync } from 'node:zlib';

const number = (size: 2 | 4, value: number): Buffer => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(value, 0, size);
  return buffer;
};
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Creates a zip with these files, written like any other program would. */
export function zipOf(files: Record<string, string | Buffer>, { isEncrypted = false } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const deflatedContent = deflateRawSync(content);
    const facts = Buffer.concat([
      number(2, 20),
      number(2, isEncrypted ? ENCRYPTED : 0),
      number(2, DEFLATED),
      number(4, 0),
      number(4, crc32(content)),
      number(4, deflatedContent.length),
      number(4, content.length),
      number(2, Buffer.byteLength(name)),
      number(2, 0),
    ]);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), deflatedContent]);
    locals.push(local);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        number(2, 20),
        facts,
        Buffer.alloc(10),
        number(4, offset),
        Buffer.from(name),
      ]),
    );
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = number(2, directory.length);
  return Buffer.concat([
    ...locals,
    ...directory,
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(4),
    count,
    count,
    number(4, size),
    number(4, offset),
    number(2, 0),
  ]);
}
