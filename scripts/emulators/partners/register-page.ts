import { html } from 'hono/html';

/** Behaviours that can be selected on the page of a register's emulator. */
const BEHAVIOURS = {
  well: 'Responds normally',
  refusing: 'Rejects requests',
  failing: 'Fails',
  nonsense: 'Returns garbage',
} as const;
export type Behaviour = keyof typeof BEHAVIOURS;

export const isBehaviour = (value: unknown): value is Behaviour =>
  typeof value === 'string' && Object.hasOwn(BEHAVIOURS, value);

/** Reads a VIN from a form: 17 letters and digits without I, O and Q; null for anything else. */
export const vinOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-HJ-NPR-Z0-9]{17}$/i.test(value.trim())
    ? value.trim().toUpperCase()
    : null;

/**
 * The page of a register's emulator: its behaviour, and what it says about a VIN.
 * @param about.states the answers that can be chosen for a VIN
 * @param about.set the answers that were chosen
 */
export const registerPage = (about: {
  title: string;
  text: string;
  behaviour: Behaviour;
  states: Readonly<Record<string, string>>;
  set: ReadonlyMap<string, string>;
}) => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${about.title}</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}label{display:block;padding:.4rem 0}
button,input,select{font:inherit;padding:.5rem}button{margin-top:1rem}</style></head>
<body>
<h1>${about.title}</h1>
<p>${about.text}</p>
<form method="post">
${Object.entries(BEHAVIOURS).map(
  ([name, label]) =>
    html`<label><input type="radio" name="behaviour" value="${name}"${name === about.behaviour ? ' checked' : ''}> ${label}</label>`,
)}
<button type="submit">Save</button>
</form>
<h2>A vehicle</h2>
<form method="post">
<label>VIN <input name="vin" required></label>
<label>Answer <select name="state">${Object.entries(about.states).map(
  ([name, label]) => html`<option value="${name}">${label}</option>`,
)}</select></label>
<button type="submit">Save</button>
</form>
<ul>${[...about.set].map(([vin, state]) => html`<li>${vin}: ${about.states[state] ?? state}</li>`)}</ul>
</body>
</html>`;
