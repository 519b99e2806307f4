// The hosted page: the same Payment Element as on pages of ours, in a page of the service.
import { askService, type PageView } from '../messages.ts';
import { payWith } from '../page/confirm.ts';
import { PaymentElement } from '../page/payment-element.ts';

const byId = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;
const { session = '', key = '', colour = '', radius = '' } = document.body.dataset;
const form = byId<HTMLFormElement>('form');
const button = byId<HTMLButtonElement>('pay');
const email = byId<HTMLInputElement>('email');
const name = byId<HTMLInputElement>('name');
const error = byId('error');

const element = new PaymentElement(location.origin, {
  appearance: {
    variables: {
      colorPrimary: colour || '#1d7a5c',
      borderRadius: radius,
      fontFamily: getComputedStyle(document.body).fontFamily,
    },
  },
  fonts: [],
  askCountry: true,
  readOnly: false,
});
element.mount(byId('payment'));

function busy(on: boolean): void {
  button.disabled = on;
  button.dataset.busy = String(on);
}

function leave({ session: paid }: PageView): void {
  const target = paid.success_url?.replace('{CHECKOUT_SESSION_ID}', paid.id);
  button.dataset.done = 'true';
  if (target) location.assign(target);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  error.textContent = '';
  if (await element.validate()) return;
  busy(true);
  const opened = await askService('', `/v1/payment_pages/${session}/init`, { key });
  const answer = opened.ok
    ? await payWith(element, {
        origin: location.origin,
        key,
        view: opened.view,
        clientSecret: null,
        payer: { email: email.value, name: name.value },
      })
    : opened;
  if (answer.ok) {
    leave(answer.view);
    return;
  }
  busy(false);
  error.textContent = answer.error.message;
  // What ended meanwhile is told by the page itself.
  if (answer.error.code?.startsWith('checkout_session_')) location.reload();
});
