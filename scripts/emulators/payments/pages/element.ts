import { html, raw } from 'hono/html';
import { CVC_MARK } from '../stripejs/frame/brands.ts';
import { page } from './document.ts';

const STYLES = `
* { box-sizing: border-box; }
html { font-size: var(--fontSizeBase); }
body { margin: 0; padding: 4px; font-family: var(--fontFamily); line-height: var(--fontLineHeight); color: var(--colorText); opacity: 0; background: transparent; -webkit-font-smoothing: antialiased; }
body[data-shown] { opacity: 1; }
@media (prefers-reduced-motion: no-preference) { body { transition: opacity 150ms ease-out; } .Input { transition: border-color 120ms ease-out, box-shadow 120ms ease-out; } }
[hidden] { display: none !important; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing) var(--gridColumnSpacing); }
.wide { grid-column: 1 / -1; }
@media (max-width: 260px) { form { grid-template-columns: 1fr; } }
.Label { display: block; margin-bottom: var(--spacingUnit); font-size: var(--fontSizeSm); font-weight: var(--fontWeightNormal); color: var(--colorText); }
.Box { position: relative; }
.Input { width: 100%; padding: calc(var(--spacingUnit) * 3); font: inherit; line-height: 1.25; color: var(--colorText); background: var(--colorBackground); border: var(--inputBorder); border-radius: var(--borderRadius); box-shadow: var(--inputShadow); outline: 0; appearance: none; font-variant-numeric: tabular-nums; }
.Input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
.Input:focus { border-color: color-mix(in srgb, var(--colorPrimary) 60%, transparent); box-shadow: var(--focusBoxShadow, 0 0 0 3px color-mix(in srgb, var(--colorPrimary) 25%, transparent), 0 1px 1px rgb(0 0 0 / 3%)); }
.Input--invalid { color: var(--colorDanger); border-color: var(--colorDanger); box-shadow: 0 0 0 1px var(--colorDanger); }
.Input:disabled { opacity: .6; }
.marks { position: absolute; right: calc(var(--spacingUnit) * 3); top: 0; bottom: 0; display: flex; align-items: center; gap: 4px; pointer-events: none; color: var(--colorTextSecondary); }
#number { padding-right: calc(var(--spacingUnit) * 3 + 88px); } #cvc { padding-right: calc(var(--spacingUnit) * 3 + 32px); }
@media (max-width: 300px) { #brands svg + svg { display: none; } #number { padding-right: calc(var(--spacingUnit) * 3 + 32px); } }
select.Input { padding-right: calc(var(--spacingUnit) * 3 + 20px); }
.Error { margin: var(--spacingUnit) 0 0; font-size: var(--fontSizeSm); color: var(--colorDanger); } .Error:empty { display: none; }
.test { font-size: calc(var(--fontSizeBase) * .8125); line-height: 1.4; color: var(--colorTextSecondary); }
.test summary { cursor: pointer; list-style: none; width: fit-content; border-radius: 4px; } .test summary::-webkit-details-marker { display: none; }
.test summary b { font-weight: var(--fontWeightMedium); color: var(--colorText); text-decoration: underline; text-underline-offset: 3px; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); }
#test-cards { display: flex; flex-wrap: wrap; gap: 6px; padding-top: 8px; }
#test-cards button { font: inherit; color: var(--colorText); background: var(--colorBackground); border: 1px solid color-mix(in srgb, var(--colorText) 18%, transparent); border-radius: 99px; padding: 5px 12px; cursor: pointer; }
#test-cards button:hover { border-color: var(--colorPrimary); }
:is(summary, #test-cards button):focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 2px; }
`;

const COUNTRIES: readonly [code: string, name: string][] = [
  ['AU', 'Australia'],
  ['NZ', 'New Zealand'],
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['CN', 'China'],
  ['FJ', 'Fiji'],
  ['DE', 'Germany'],
  ['HK', 'Hong Kong'],
  ['IN', 'India'],
  ['ID', 'Indonesia'],
  ['IE', 'Ireland'],
  ['JP', 'Japan'],
  ['MY', 'Malaysia'],
  ['PG', 'Papua New Guinea'],
  ['PH', 'Philippines'],
  ['SG', 'Singapore'],
  ['ZA', 'South Africa'],
  ['KR', 'South Korea'],
  ['TW', 'Taiwan'],
  ['TH', 'Thailand'],
  ['VN', 'Vietnam'],
];

const field = ({
  id,
  label,
  placeholder,
  autocomplete,
  marks,
  wide,
}: {
  id: string;
  label: string;
  placeholder: string;
  autocomplete: string;
  marks?: string;
  wide?: boolean;
}) => html`<div class="Field${wide ? ' wide' : ''}">
  <div class="Box">
    <label class="Label" for="${id}">${label}</label>
    <div class="Box"><input class="Input" id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-describedby="${id}-error" aria-invalid="false" aria-required="true" spellcheck="false" disabled>
    ${marks === undefined ? '' : html`<span class="marks" id="${id === 'number' ? 'brands' : `${id}-mark`}">${raw(marks)}</span>`}</div>
  </div>
  <p class="Error" id="${id}-error" role="alert"></p>
</div>`;

/**
 * The page inside the Payment Element's frame. Its fields are disabled until the surrounding page has sent
 * its settings.
 */
export const elementPage = () =>
  page({
    title: 'Card details',
    styles: STYLES,
    scripts: ['/scripts/element.js'],
    body: html`<form novalidate>
${field({ id: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', marks: '', wide: true })}
${field({ id: 'expiry', label: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp' })}
${field({ id: 'cvc', label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', marks: CVC_MARK })}
<div class="Field wide">
  <div class="Box">
    <label class="Label" for="country">Country</label>
    <div class="Box"><select class="Input" id="country" name="country" autocomplete="billing country" disabled>${COUNTRIES.map(([code, name]) => html`<option value="${code}">${name}</option>`)}</select>
    <span class="marks"><svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg></span></div>
  </div>
</div>
<details class="test wide"><summary>Test mode: no money moves. <b>Use a test card</b></summary><div id="test-cards"></div></details>
</form>`,
  });
