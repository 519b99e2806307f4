import { html } from 'hono/html';
import { STYLE } from './page.ts';
import { type Application, DECISIONS } from './requests.ts';

type Markup = ReturnType<typeof html>;

const page = (title: string, content: Markup) => html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;

const amountText = ({ data }: Application) =>
  `$${data.purchasePrice.toLocaleString('en-AU')} over ${data.loanTerm} years`;

const returnLink = ({ additionalData: { return_url } }: Application) =>
  return_url ? html`<p><a href="${return_url}">Return to the dealer</a></p>` : html``;

/** The lender's page for an applicant, with a button for each decision. */
export const applyPage = (application: Application) =>
  page(
    'Complete your application',
    html`
  <p>${application.data.firstName}, you are applying for ${amountText(application)}.</p>
  <p>Emulator of the lender. No money is lent: choose what the lender decides.</p>
  <form method="post" action="?application=${application.id}">
    ${Object.entries(DECISIONS).map(
      ([name, label]) => html`<button name="decision" value="${name}">${label}</button> `,
    )}
  </form>
  ${returnLink(application)}`,
  );

const RESULTS = {
  approved: 'Your application is approved',
  declined: 'Your application is declined',
  later: 'We will contact you',
  withdrawn: 'Your approval is withdrawn',
} as const;

/** The lender's page after a decision. */
export const decidedPage = (application: Application) =>
  page(
    RESULTS[application.decision ?? 'later'],
    html`<p>Your application for ${amountText(application)} is on record.</p>${returnLink(application)}`,
  );

export const unknownPage = () =>
  page('Application not found', html`<p>The lender has no such application.</p>`);
