import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Domains below this one do not exist, to see how an address that cannot work is reported. */
export const DOMAIN_WITHOUT_MAIL = 'no-mail.example';

const HEADER_BYTES = 12;
const MX = 15;
const NAME_ERROR = 3;
/** Response, recursion available. */
const ANSWER_FLAGS = 0x8180;
const TTL_SECONDS = 60;

/** Returns the name of a query's question, and where the question ends. */
function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The empty label, the type and the class.
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/**
 * Answers a DNS query: every domain has a mail server of its own name, except those that do not exist.
 * @throws RangeError for a query that is cut off
 */
function mailDnsAnswer(query: Buffer): Buffer {
  const { name, end } = questionOf(query);
  const isAbsent = name === DOMAIN_WITHOUT_MAIL || name.endsWith(`.${DOMAIN_WITHOUT_MAIL}`);
  const hasMail = !isAbsent && query.readUInt16BE(end - 4) === MX;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(ANSWER_FLAGS | (isAbsent ? NAME_ERROR : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(hasMail ? 1 : 0, 6);
  const question = query.subarray(HEADER_BYTES, end);
  if (!hasMail) return Buffer.concat([header, question]);
  const record = Buffer.alloc(16);
  // Both names point to that of the question.
  record.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  record.writeUInt16BE(MX, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(TTL_SECONDS, 6);
  record.writeUInt16BE(4, 10);
  record.writeUInt16BE(10, 12);
  record.writeUInt16BE(0xc000 | HEADER_BYTES, 14);
  return Buffer.concat([header, question, record]);
}

/**
 * Starts a DNS server for mail domains on loopback.
 * @throws the system's error when the port is taken
 */
export async function startMailDns(port: number): Promise<{ port: number; stop(): Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port: from, address }) => {
    try {
      socket.send(mailDnsAnswer(query), from, address);
    } catch {
      // Not a DNS query.
    }
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
