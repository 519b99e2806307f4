import { expect, test } from 'vitest';
import { mailboxOf } from './confirmations.server.ts';

test.each([
  ['Victim@Shopper.example', 'victim@shopper.example'],
  ['victim+1@shopper.example', 'victim@shopper.example'],
  ['v.ic.tim+x@gmail.com', 'victim@gmail.com'],
  ['victim@GoogleMail.com', 'victim@gmail.com'],
  ['v.ictim@shopper.example', 'v.ictim@shopper.example'],
  ['victim@bücher.example', 'victim@xn--bcher-kva.example'],
  ['victim@xn--bcher-kva.example', 'victim@xn--bcher-kva.example'],
])('%s reaches the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
