import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentSpan {
  traceId: string;
  spanId: string;
  /** Empty for the root span of a trace. */
  parentId: string;
  name: string;
}

/** Field numbers of OpenTelemetry's protocol (trace.proto). */
const RESOURCE_SPANS = 1;
const SCOPE_SPANS = 2;
const SPANS = 2;
const SPAN = { traceId: 1, spanId: 2, parentId: 4, name: 5 };

export async function openCollector() {
  const bodies: Promise<Buffer>[] = [];
  const read = async (request: IncomingMessage) => Buffer.concat((await request.toArray()) as Buffer[]);
  const server = createServer((request, response) => {
    if (request.url === '/v1/traces') bodies.push(read(request));
    request.once('end', () => response.end());
    if (request.url !== '/v1/traces') request.resume();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: async () => Buffer.concat(await Promise.all(bodies)),
    spans: async () => (await Promise.all(bodies)).flatMap(spansOf),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansOf(body: Buffer): SentSpan[] {
  return messages(body, RESOURCE_SPANS)
    .flatMap((resource) => messages(resource, SCOPE_SPANS))
    .flatMap((scope) => messages(scope, SPANS))
    .map((span) => {
      const field = (number: number) => messages(span, number)[0] ?? Buffer.alloc(0);
      return {
        traceId: field(SPAN.traceId).toString('hex'),
        spanId: field(SPAN.spanId).toString('hex'),
        parentId: field(SPAN.parentId).toString('hex'),
        name: field(SPAN.name).toString(),
      };
    });
}

/** Returns the length-delimited values of a protobuf field: messages, strings and bytes. */
function messages(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = message.readUInt8(at);
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const type = key & 7;
    if (type === 0) varint();
    else if (type === 1) at += 8;
    else if (type === 5) at += 4;
    else {
      const length = varint();
      if (key >> 3 === wanted) found.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return found;
}
