import { html } from 'hono/html';
import { STYLE } from '../finance/page.ts';
import type { Copies } from './copies.ts';
import { type EmulatedReceiver, RECEIVER_FAULTS, RECEIVERS, type ReceiverFault } from './faults.ts';

const NAMES: Record<EmulatedReceiver, string> = {
  google: 'Google Merchant API',
  meta: 'Meta Catalog Batch API',
  files: 'Receivers that fetch a file',
};

/** The page of the emulated receivers: what each stores, and the fault it simulates. */
export const receiversPage = (
  copies: Record<EmulatedReceiver, Copies>,
  faultOf: (receiver: EmulatedReceiver) => ReceiverFault,
) => html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Receivers of adverts</title><style>${STYLE}</style></head>
<body>
  <h1>Receivers of adverts</h1>
  <p>Emulators of the companies that advertise vehicles of the demo sites. Nothing leaves this computer.</p>
  ${RECEIVERS.map(
    (receiver) => html`<h2>${NAMES[receiver]}</h2>
    <p><label>Behaviour: it <select data-receiver="${receiver}" autocomplete="off">${Object.entries(
      RECEIVER_FAULTS,
    ).map(
      ([name, words]) =>
        html`<option value="${name}" ${name === faultOf(receiver) ? 'selected' : ''}>${words}</option>`,
    )}</select></label></p>
    <table><thead><tr><th>Account</th><th>Adverts</th></tr></thead><tbody>${copies[receiver]
      .accounts()
      .map(
        (account) => html`<tr><td>${account}</td><td>${copies[receiver].of(account).size}</td></tr>`,
      )}</tbody></table>`,
  )}
  <script>for (const select of document.querySelectorAll('select')) select.addEventListener('change', () => fetch('/advertising/fault', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ receiver: select.dataset.receiver, fault: select.value }) }));</script>
</body></html>`;
