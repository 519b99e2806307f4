import { Transform } from 'node:stream';
import { fileKind, HEAD_BYTES } from './file-kind.ts';
import { PhotoFailure } from './photo-failure.ts';

const tooLarge = (bytes: number) => new PhotoFailure('too large', `It has more than ${bytes} bytes.`);

/** Passes through at most this many bytes. */
export function atMost(bytes: number): Transform {
  let receivedBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length;
      if (receivedBytes > bytes) done(tooLarge(bytes));
      else done(null, chunk);
    },
  });
}

/** Passes through videos and PDFs up to their maximum size; other types fail after the first bytes. */
export function videosAndReports(): Transform {
  let head: Buffer = Buffer.alloc(0);
  let mostBytes: number | null = null;
  let receivedBytes = 0;
  const detect = (): PhotoFailure | null => {
    mostBytes = fileKind(head)?.mostBytes ?? null;
    return mostBytes === null ? new PhotoFailure('no file', 'It is neither a film nor a PDF.') : null;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length;
      if (mostBytes === null) {
        head = Buffer.concat([head, chunk]);
        if (head.length < HEAD_BYTES) return done();
        const failure = detect();
        if (failure) return done(failure);
        this.push(head);
      } else this.push(chunk);
      if (mostBytes !== null && receivedBytes > mostBytes) done(tooLarge(mostBytes));
      else done();
    },
    flush(done) {
      if (mostBytes !== null) return done();
      const failure = detect();
      if (!failure) this.push(head);
      done(failure);
    },
  });
}
