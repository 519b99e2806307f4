import { html } from 'hono/html';
import { FINANCE_FAULTS, type FinanceFault } from './faults.ts';
import type { Application } from './requests.ts';

export const STYLE = `
  body { font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem; color: #102a26; background: #f5f8f6; }
  h1 { font-size: 1.5rem; } label { font-weight: 600; } select { font: inherit; padding: 0.4rem; }
  table { width: 100%; border-collapse: collapse; background: #fff; margin-top: 1.5rem; }
  th, td { text-align: left; padding: 0.6rem 0.8rem; border-bottom: 1px solid #dfe7e3; vertical-align: top; overflow-wrap: anywhere; }
`;

export const financePage = (applications: readonly Application[], fault: FinanceFault) => html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Finance partner</title><style>${STYLE}</style></head>
<body>
  <h1>Finance partner</h1>
  <p>Emulator of the finance partner. Applications from the demo sites appear here; no money is lent.</p>
  <p><label>Behaviour: the lender <select id="fault" autocomplete="off">${Object.entries(FINANCE_FAULTS).map(
    ([name, words]) => html`<option value="${name}" ${name === fault ? 'selected' : ''}>${words}</option>`,
  )}</select></label></p>
  ${
    applications.length === 0
      ? html`<p>No applications yet.</p>`
      : html`<table><thead><tr><th>Applicant</th><th>Loan</th><th>Car and site</th><th>Received</th><th>Decision</th></tr></thead><tbody>${applications.map(
          ({ data, additionalData, at, decision }) => html`<tr>
            <td>${data.firstName} ${data.lastName ?? ''}<br>${data.phoneNumber}<br>${data.email ?? ''}</td>
            <td>$${data.purchasePrice.toLocaleString('en-AU')} over ${data.loanTerm} years, ${data.selfAssessedCreditScore}</td>
            <td>${additionalData.car_description ?? 'no car selected'}<br>${additionalData.website_slug ?? ''}</td>
            <td>${new Date(at).toLocaleString('en-AU')}</td>
            <td>${decision ?? 'none yet'}</td></tr>`,
        )}</tbody></table>`
  }
  <script>document.querySelector('#fault').addEventListener('change', (event) => fetch('/finance/fault', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ fault: event.target.value }) }));</script>
</body></html>`;
