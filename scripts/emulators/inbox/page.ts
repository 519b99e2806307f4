import { html, raw } from 'hono/html';
import type { Faults } from './faults.ts';
import type { Entry, FullMail } from './store.ts';
import { STYLES } from './styles.ts';

const SCRIPT = `
const list = document.querySelector('#list');
const params = new URLSearchParams(location.search);
const open = document.body.dataset.open;
setInterval(async () => {
  const query = new URLSearchParams({ q: document.querySelector('#q').value, open });
  try {
    const response = await fetch('/list?' + query);
    const text = await response.text();
    if (response.ok && list.dataset.text !== text) { list.dataset.text = text; list.innerHTML = text; }
    document.body.dataset.stale = 'false';
  } catch { document.body.dataset.stale = 'true'; }
}, 2000);
for (const select of document.querySelectorAll('select[data-fault]'))
  select.addEventListener('change', () => fetch('/api/faults', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ [select.dataset.fault]: select.value }) }));
document.querySelector('#clear').addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  location.assign('/');
});
for (const tab of document.querySelectorAll('[role=tab]'))
  tab.addEventListener('click', () => {
    for (const other of document.querySelectorAll('[role=tab]')) {
      other.setAttribute('aria-selected', String(other === tab));
      document.getElementById(other.getAttribute('aria-controls')).hidden = other !== tab;
    }
  });
`;

export function inboxPage({
  entries,
  search,
  open,
  mail,
  faults,
}: {
  entries: Entry[];
  search: string;
  open: Entry | null;
  mail: FullMail | null;
  faults: Faults;
}) {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open ? `${titleOf(open)} | Inbox` : 'Inbox'}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23102a26'/%3E%3Cpath d='M7 11h18v12H7zM7 11l9 7 9-7' stroke='%23b8f2c9' stroke-width='2.6' fill='none' stroke-linejoin='round'/%3E%3C/svg%3E">
<style>${raw(STYLES)}</style>
</head>
<body data-open="${open?.id ?? ''}" data-stale="false">
<header class="top">
  <h1>Inbox</h1>
  <form role="search" action="/"><label class="visually-hidden" for="q">Search messages</label><input id="q" name="q" type="search" value="${search}" placeholder="Search names, addresses, words"></form>
  <div class="faults">
    ${fault(
      'mail',
      'Mail server',
      [
        ['none', 'works'],
        ['busy', 'defers mail (try later)'],
        ['refuse', 'rejects all mail'],
      ],
      faults.mail,
    )}
    ${fault(
      'text',
      'SMS service',
      [
        ['none', 'works'],
        ['fail', 'is down'],
      ],
      faults.text,
    )}
    <a href="/answer">Answer as the shopper</a>
    <button type="button" id="clear">Clear</button>
  </div>
</header>
<main class="${open ? 'reading' : ''}">
  <nav aria-label="Messages" id="list">${listParts(entries, open?.id ?? null, search)}</nav>
  <article aria-label="Message">${open ? message(open, mail) : html`<p class="nothing">Select a message. All mail and SMS of the product arrive here; nothing leaves this machine.</p>`}</article>
</main>
<p class="stale" role="status">The emulators have stopped. Start them again with <code>npm run demo</code>.</p>
<script>${raw(SCRIPT)}</script>
</body>
</html>`;
}

const fault = (name: keyof Faults, label: string, choices: [string, string][], currentChoice: string) =>
  html`<label>${label} <select data-fault="${name}" autocomplete="off">${choices.map(([value, words]) => html`<option value="${value}" ${value === currentChoice ? 'selected' : ''}>${words}</option>`)}</select></label>`;

const titleOf = (entry: Entry) => (entry.type === 'mail' ? entry.subject || 'No subject' : entry.body);

/** The message list, which the page also refreshes periodically. */
export function listParts(entries: Entry[], open: string | null, search: string) {
  if (entries.length === 0)
    return html`<p class="nothing">${search ? 'No matching messages.' : 'No messages yet.'}</p>`;
  return html`<ul>${entries.slice(0, 200).map((entry) => {
    const to = entry.type === 'mail' ? entry.envelope.to.join(', ') : entry.to;
    const query = search ? `?q=${encodeURIComponent(search)}` : '';
    return html`<li><a href="/messages/${entry.id}${query}" ${entry.id === open ? raw('aria-current="true"') : ''}>
      <span class="line"><b>${to}</b><time datetime="${entry.receivedAt}">${dateTime(entry.receivedAt)}</time></span>
      <span class="subject">${entry.type === 'text' ? raw('<i>SMS</i> ') : ''}${titleOf(entry)}</span>
    </a></li>`;
  })}</ul>`;
}

const dateTime = (iso: string) =>
  new Date(iso).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

function message(entry: Entry, mail: FullMail | null) {
  if (entry.type === 'text')
    return html`<a class="back" href="/">All messages</a><h2>SMS to ${entry.to}</h2>
      <dl><div><dt>From</dt><dd>${entry.from}</dd></div><div><dt>Received</dt><dd>${dateTime(entry.receivedAt)}</dd></div></dl>
      <p class="bubble">${entry.body}</p>`;
  if (!mail) return html`<p class="nothing">This mail can't be read.</p>`;
  return html`<a class="back" href="/">All messages</a><h2>${titleOf(mail)}</h2>
  <dl>
    <div><dt>From</dt><dd>${mail.from}</dd></div>
    <div><dt>To</dt><dd>${mail.envelope.to.join(', ')}</dd></div>
    ${mail.replyTo.length ? html`<div><dt>Reply to</dt><dd>${mail.replyTo.join(', ')}</dd></div>` : ''}
    <div><dt>Received</dt><dd>${dateTime(mail.receivedAt)}</dd></div>
    ${mail.attachments.length ? html`<div><dt>Attachments</dt><dd>${mail.attachments.map(({ name, bytes }) => `${name} (${Math.ceil(bytes / 1024)} kB)`).join(', ')}</dd></div>` : ''}
  </dl>
  <div role="tablist" aria-label="View">
    <button role="tab" type="button" aria-selected="true" aria-controls="as-html">HTML</button><button role="tab" type="button" aria-selected="false" aria-controls="as-text">Text</button><button role="tab" type="button" aria-selected="false" aria-controls="as-headers">Headers</button>
    <a href="/api/messages/${mail.id}/raw" download="${mail.id}.eml">Source</a>
  </div>
  <div id="as-html" role="tabpanel">${mail.html ? html`<iframe title="The mail as HTML" src="/messages/${mail.id}/html" sandbox="allow-popups"></iframe>` : html`<p class="nothing">No HTML part.</p>`}</div>
  <pre id="as-text" role="tabpanel" hidden>${mail.text}</pre>
  <div id="as-headers" role="tabpanel" hidden><table>${mail.headers.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table></div>`;
}
