// The script inside the Payment Element's frame: apart from the emulator, the only code that sees card
// numbers.
import { brandOf } from '../../rules/cards.ts';
import {
  callService,
  type ElementSettings,
  type FrameCalls,
  type FrameNotice,
  type PageResult,
  type PayRequest,
} from '../messages.ts';
import { fontSources, stylesheet } from './appearance.ts';
import { marksOf } from './brands.ts';
import { CardFields } from './fields.ts';
import { digitsOf, expiryOf, type FieldName } from './format.ts';
import { listenToPage } from './port.ts';
import { offerTestCards } from './test-cards.ts';

const byId = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;
const inputs: Record<FieldName, HTMLInputElement> = {
  number: byId('number'),
  expiry: byId('expiry'),
  cvc: byId('cvc'),
};
const country = byId<HTMLSelectElement>('country');
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

let port: MessagePort | null = null;
const notify = (notice: FrameNotice) => port?.postMessage(notice);

const notifyHeight = () =>
  notify({ notice: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });

const selectedCountry = () => (country.closest<HTMLElement>('.Field')?.hidden ? null : country.value);

function notifyChange(): void {
  const brand = brandOf(digitsOf(fields.values.number));
  const brands = byId('brands');
  if (brands.dataset.brand !== brand) {
    brands.dataset.brand = brand;
    brands.innerHTML = marksOf(brand);
  }
  notify({
    notice: 'change',
    empty: fields.isEmpty,
    complete: fields.isComplete,
    country: selectedCountry(),
  });
}
const fields = new CardFields(inputs, notifyChange);
byId('brands').innerHTML = marksOf('unknown');

const FIELD_OF_PARAMETER: Record<string, FieldName> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};
const FIELD_OF_CODE: Record<string, FieldName> = { expired_card: 'expiry', incorrect_cvc: 'cvc' };

const calls: FrameCalls = {
  settings({ appearance, fonts, askCountry, readOnly }: ElementSettings) {
    const { links, faces } = fontSources(fonts);
    sheet.replaceSync(faces + stylesheet(appearance));
    for (const link of document.querySelectorAll('link[data-font]')) link.remove();
    for (const href of links) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.dataset.font = '';
      document.head.append(link);
    }
    const field = country.closest<HTMLElement>('.Field');
    if (field) field.hidden = !askCountry;
    for (const input of [...Object.values(inputs), country]) input.disabled = readOnly;
    document.body.dataset.shown = 'true';
  },
  focus: () => fields.focus(),
  blur: () => (document.activeElement as HTMLElement | null)?.blur(),
  clear: () => fields.set({ number: '', expiry: '', cvc: '' }),
  validate: () => fields.validate(),
  pay: () => {
    throw new Error('Answered below.');
  },
};

async function pay({ key, session, clientSecret, payer }: PayRequest): Promise<PageResult> {
  const { number, expiry, cvc } = fields.values;
  const { month, year } = expiryOf(expiry);
  const formFields = {
    key,
    client_secret: clientSecret,
    'card[number]': digitsOf(number),
    'card[exp_month]': String(month),
    'card[exp_year]': String(year),
    'card[cvc]': cvc,
    'billing_details[name]': payer.name,
    'billing_details[email]': payer.email,
    'billing_details[phone]': payer.phone,
    'billing_details[country]': payer.country ?? selectedCountry(),
    'billing_details[postal_code]': payer.postalCode,
  };
  const filledFields = Object.entries(formFields).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const path = `/v1/payment_pages/${encodeURIComponent(session)}/confirm`;
  const result = await callService('', path, Object.fromEntries(filledFields));
  if (!result.ok && result.error.type === 'card_error') {
    const { param = '', code = '', message } = result.error;
    fields.showError(FIELD_OF_PARAMETER[param] ?? FIELD_OF_CODE[code] ?? 'number', message);
  }
  return result;
}

listenToPage((pagePort) => {
  port = pagePort;
  port.onmessage = async ({
    data,
  }: MessageEvent<{ id: number; name: keyof FrameCalls; given: unknown[] }>) => {
    const { id, name, given: args } = data;
    const result =
      name === 'pay'
        ? await pay(args[0] as PayRequest)
        : (calls[name] as (...given: unknown[]) => unknown)(...args);
    port?.postMessage({ id, result });
    if (name !== 'settings') return;
    // Report the height before `ready`, so that content below the frame does not move afterwards.
    notifyHeight();
    notify({ notice: 'ready' });
  };
  new ResizeObserver(notifyHeight).observe(document.documentElement);
});

document.addEventListener('focusin', () => notify({ notice: 'focus' }));
document.addEventListener('focusout', (event) => {
  if (!event.relatedTarget) notify({ notice: 'blur' });
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') notify({ notice: 'escape' });
});
country.addEventListener('change', notifyChange);
offerTestCards(byId('test-cards'), fields);
