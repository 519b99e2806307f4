import { timingSafeEqual } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import { SMTPServer } from 'smtp-server';
import type { InboxStore } from './store.ts';

export const MAIL_FAULTS = ['none', 'refuse', 'busy'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

const MAX_BYTES = 10 * 1024 * 1024;

const equal = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the SMTP error of a fault: 451 makes the sender retry, 550 is permanent. */
const refusal = (fault: MailFault) =>
  fault === 'none'
    ? null
    : Object.assign(new Error(fault === 'busy' ? '4.3.2 Try again later' : '5.1.1 No such mailbox'), {
        responseCode: fault === 'busy' ? 451 : 550,
      });

/**
 * Starts a local mail server that accepts mail for any recipient from authenticated senders.
 * @throws the system's error when the port is taken
 */
export async function startSmtp({
  port,
  user,
  password,
  store,
  fault,
}: {
  port: number;
  user: string;
  password: string;
  store: InboxStore;
  fault: (to: string) => MailFault;
}): Promise<{ stop(): Promise<void> }> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Forecourt inbox',
    logger: false,
    size: MAX_BYTES,
    // Mail does not leave this machine, so TLS is unnecessary.
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username = '', password: submittedPassword }, _session, done) =>
      equal(username, user) && equal(submittedPassword ?? '', password)
        ? done(null, { user: username })
        : done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => done(refusal(fault(address))),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream)
        .then((source) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
          return store.addMail(source, {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          });
        })
        .then(
          ({ id }) => done(null, `Kept as ${id}`),
          (error: Error) => done(error),
        );
    },
  });
  // Broken client connections need no handling.
  server.on('error', () => {});
  await listenOnLoopback(server.server, port);
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
