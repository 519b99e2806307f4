import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { Emitter } from './emitter.ts';

const TYPE = { elementType: 'expressCheckout' as const };

/** The wallets of the emulator, by their name in events. */
const WALLETS = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;
type Wallet = keyof typeof WALLETS;

const STYLES = `
.stripe-wallets { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 8px; }
.stripe-wallets button { min-height: 48px; border: 0; border-radius: 8px; background: #000; color: #fff; font: 600 16px system-ui, sans-serif; cursor: pointer; }
.stripe-wallets button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
dialog.stripe-wallet { border: 0; padding: 24px; width: min(380px, calc(100vw - 32px)); border-radius: 16px; background: #fff; color: #111; font: 16px/1.5 system-ui, sans-serif; margin: auto; }
dialog.stripe-wallet::backdrop { background: rgb(15 23 42 / 55%); }
dialog.stripe-wallet form { display: flex; gap: 8px; margin-top: 16px; }
dialog.stripe-wallet button { flex: 1; min-height: 48px; border: 1px solid #111; border-radius: 8px; background: #fff; color: #111; font: inherit; cursor: pointer; }
dialog.stripe-wallet button[value=pay] { background: #111; color: #fff; }`;

let hasStyles = false;

function addStyles(): void {
  if (hasStyles) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  hasStyles = true;
}

/** Shows the wallet's sheet; returns whether the payer approved the payment. */
function showSheet(wallet: Wallet, total: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'stripe-wallet';
  dialog.setAttribute('aria-label', WALLETS[wallet]);
  const text = document.createElement('p');
  text.textContent = `Pay ${total} with ${WALLETS[wallet]}. Emulator of the wallet: it uses the test card 4242, and no money moves.`;
  const form = document.createElement('form');
  form.method = 'dialog';
  for (const [value, label] of [
    ['cancel', 'Cancel'],
    ['pay', `Approve ${total}`],
  ] as const)
    form.append(Object.assign(document.createElement('button'), { value, textContent: label }));
  dialog.append(text, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'pay');
    }),
  );
}

/** The Express Checkout Element: a button for each wallet, whose sheet asks the payer to approve. */
export class WalletsElement {
  readonly #emitter = new Emitter();
  readonly #total: () => string;
  #box: HTMLElement | null = null;

  /** @param total returns the formatted total of the session */
  constructor(total: () => string) {
    this.#total = total;
  }

  mount(target: string | HTMLElement): void {
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!container) throw new Error('The target of the Express Checkout Element is not on the page.');
    addStyles();
    this.#box = document.createElement('div');
    this.#box.className = 'stripe-wallets';
    for (const wallet of Object.keys(WALLETS) as Wallet[]) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = WALLETS[wallet];
      button.addEventListener('click', () => this.#click(wallet));
      this.#box.append(button);
    }
    container.replaceChildren(this.#box);
    const methods = { amazonPay: false, link: false, paypal: false, klarna: false };
    queueMicrotask(() =>
      this.#emitter.emit('ready', {
        ...TYPE,
        availablePaymentMethods: { ...methods, applePay: true, googlePay: true },
      }),
    );
  }

  unmount(): void {
    this.#box?.remove();
    this.#box = null;
  }

  destroy(): void {
    this.unmount();
  }

  focus(): void {
    this.#box?.querySelector('button')?.focus();
  }

  blur(): void {}

  clear(): void {}

  update(): this {
    return this;
  }

  /** Opens the wallet's sheet. Without a listener for `click`, at once, as in Stripe.js. */
  #click(wallet: Wallet): void {
    const open = async () => {
      if (!(await showSheet(wallet, this.#total()))) return this.#emitter.emit('cancel', TYPE);
      const event: StripeExpressCheckoutElementConfirmEvent = {
        expressPaymentType: wallet,
        paymentFailed: () => {},
      };
      this.#emitter.emit('confirm', event);
    };
    let isAnswered = false;
    const answer = (isOpened: boolean) => () => {
      if (isAnswered) return;
      isAnswered = true;
      if (isOpened) void open();
    };
    if (!this.#emitter.has('click')) return void open();
    this.#emitter.emit('click', {
      ...TYPE,
      expressPaymentType: wallet,
      resolve: answer(true),
      reject: answer(false),
    });
  }

  on(type: string, listener: (event: never) => unknown): this {
    this.#emitter.on(type, listener as (event: unknown) => unknown);
    return this;
  }

  once(type: string, listener: (event: never) => unknown): this {
    this.#emitter.once(type, listener as (event: unknown) => unknown);
    return this;
  }

  off(type: string, listener?: (event: never) => unknown): this {
    this.#emitter.off(type, listener as ((event: unknown) => unknown) | undefined);
    return this;
  }
}
