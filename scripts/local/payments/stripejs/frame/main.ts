// The Payment Element's inside. It is the only place where a card number is, beside the service itself.
import { brandOf } from '../../rules/cards.ts';
import {
  askService,
  type ElementSettings,
  type FrameCalls,
  type FrameNotice,
  type PageAnswer,
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
const tell = (notice: FrameNotice) => port?.postMessage(notice);

const tellHeight = () =>
  tell({ notice: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });

const askedCountry = () => (country.closest<HTMLElement>('.Field')?.hidden ? null : country.value);

function announce(): void {
  const brand = brandOf(digitsOf(fields.values.number));
  const brands = byId('brands');
  if (brands.dataset.brand !== brand) {
    brands.dataset.brand = brand;
    brands.innerHTML = marksOf(brand);
  }
  tell({
    notice: 'change',
    empty: fields.empty,
    complete: fields.complete,
    country: askedCountry(),
  });
}
const fields = new CardFields(inputs, announce);
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

async function pay({ key, session, clientSecret, payer }: PayRequest): Promise<PageAnswer> {
  const { number, expiry, cvc } = fields.values;
  const { month, year } = expiryOf(expiry);
  const given = {
    key,
    client_secret: clientSecret,
    'card[number]': digitsOf(number),
    'card[exp_month]': String(month),
    'card[exp_year]': String(year),
    'card[cvc]': cvc,
    'billing_details[name]': payer.name,
    'billing_details[email]': payer.email,
    'billing_details[phone]': payer.phone,
    'billing_details[country]': payer.country ?? askedCountry(),
    'billing_details[postal_code]': payer.postalCode,
  };
  const said = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const path = `/v1/payment_pages/${encodeURIComponent(session)}/confirm`;
  const answer = await askService('', path, Object.fromEntries(said));
  if (!answer.ok && answer.error.type === 'card_error') {
    const { param = '', code = '', message } = answer.error;
    fields.complain(FIELD_OF_PARAMETER[param] ?? FIELD_OF_CODE[code] ?? 'number', message);
  }
  return answer;
}

listenToPage((opened) => {
  port = opened;
  port.onmessage = async ({
    data,
  }: MessageEvent<{ id: number; name: keyof FrameCalls; given: unknown[] }>) => {
    const { id, name, given } = data;
    const result =
      name === 'pay'
        ? await pay(given[0] as PayRequest)
        : (calls[name] as (...given: unknown[]) => unknown)(...given);
    port?.postMessage({ id, result });
    if (name !== 'settings') return;
    // Whoever hears that it is ready may have something stand below: that must not move any more.
    tellHeight();
    tell({ notice: 'ready' });
  };
  new ResizeObserver(tellHeight).observe(document.documentElement);
});

document.addEventListener('focusin', () => tell({ notice: 'focus' }));
document.addEventListener('focusout', (event) => {
  if (!event.relatedTarget) tell({ notice: 'blur' });
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ notice: 'escape' });
});
country.addEventListener('change', announce);
offerTestCards(byId('test-cards'), fields);
