// The hosted page's script: the same Payment Element as on a merchant's page, within a page of this emulator.
import { callService, type PageView } from '../messages.ts';
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

function setBusy(on: boolean): void {
  button.disabled = on;
  button.dataset.busy = String(on);
}

function goToSuccessUrl({ session: paidSession }: PageView): void {
  const successUrl = paidSession.success_url?.replace('{CHECKOUT_SESSION_ID}', paidSession.id);
  button.dataset.done = 'true';
  if (successUrl) location.assign(successUrl);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  error.textContent = '';
  if (await element.validate()) return;
  setBusy(true);
  const loadedPage = await callService('', `/v1/payment_pages/${session}/init`, { key });
  const result = loadedPage.ok
    ? await payWith(element, {
        origin: location.origin,
        key,
        view: loadedPage.view,
        clientSecret: null,
        payer: { email: email.value, name: name.value },
      })
    : loadedPage;
  if (result.ok) {
    goToSuccessUrl(result.view);
    return;
  }
  setBusy(false);
  error.textContent = result.error.message;
  // If the session has ended, reloading shows the page for ended sessions.
  if (result.error.code?.startsWith('checkout_session_')) location.reload();
});
