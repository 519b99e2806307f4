import type {
  Appearance,
  StripeCheckoutConfirmResult,
  StripeCheckoutContact,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutPaymentElementOptions,
  StripeCheckoutSession,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { callService, type ElementSettings, type PageError, type PageView } from '../messages.ts';
import { confirmError, payWith, walletCard } from './confirm.ts';
import { askCountry, PaymentElement } from './payment-element.ts';
import { checkoutSession, type PayerInput } from './session.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface ConfirmOptions {
  returnUrl?: string;
  redirect?: 'always' | 'if_required';
  email?: string;
  phoneNumber?: string;
  billingAddress?: StripeCheckoutContact;
  shippingAddress?: StripeCheckoutContact;
  /** Of a wallet's button: pays with the wallet's card instead of the one in the Payment Element. */
  expressCheckoutConfirmEvent?: StripeExpressCheckoutElementConfirmEvent;
}

/** A session on a page: its data, its Payment Element, and the payment. */
export class Checkout {
  readonly #origin: string;
  readonly #key: string;
  readonly #secret: Promise<string>;
  readonly #settings: ElementSettings;
  readonly #payer: PayerInput;
  #view: PageView | null = null;
  #opening: Promise<PageError | null> | null = null;
  #listeners: ((session: StripeCheckoutSession) => void)[] = [];
  #element: PaymentElement | null = null;
  #busy = 0;
  #totalRead = false;

  constructor(origin: string, key: string, options: StripeCheckoutElementsSdkOptions) {
    this.#origin = origin;
    this.#key = key;
    this.#secret = Promise.resolve(options.clientSecret);
    const { appearance = {}, fonts = [] } = options.elementsOptions ?? {};
    this.#settings = { appearance, fonts, askCountry: true, readOnly: false };
    const { defaultValues = {} } = options;
    this.#payer = {
      email: defaultValues.email ?? null,
      phoneNumber: defaultValues.phoneNumber ?? null,
      billingAddress: defaultValues.billingAddress ?? null,
      shippingAddress: defaultValues.shippingAddress ?? null,
    };
  }

  onChange(listener: (session: StripeCheckoutSession) => void): void {
    this.#listeners.push(listener);
  }

  /** Loads the session once; returns the error, or null. */
  open(): Promise<PageError | null> {
    this.#opening ??= this.#load();
    return this.#opening;
  }

  get session(): StripeCheckoutSession {
    if (!this.#view) throw new Error('The session is not loaded: wait for loadActions().');
    return checkoutSession(this.#view, this.#payer, this.#canConfirm(), () => {
      this.#totalRead = true;
    });
  }

  updatePayer(change: Partial<PayerInput>): StripeCheckoutSession {
    Object.assign(this.#payer, change);
    this.#notifyListeners();
    return this.session;
  }

  /** Reloads the session after an update on the merchant's server. */
  async refresh(work?: () => Promise<unknown>): Promise<PageError | null> {
    this.#busy += 1;
    this.#notifyListeners();
    try {
      await work?.();
      return await this.#load();
    } finally {
      this.#busy -= 1;
      this.#notifyListeners();
    }
  }

  /** The total as a payer reads it; empty until the session is loaded. */
  get totalText(): string {
    return this.#view ? this.session.total.total.amount : '';
  }

  get element(): PaymentElement | null {
    return this.#element;
  }

  createElement(options: StripeCheckoutPaymentElementOptions = {}): PaymentElement {
    if (this.#element) throw new Error('Can only create one Element of type payment.');
    this.#element = new PaymentElement(this.#origin, {
      ...this.#settings,
      askCountry: askCountry(options),
      readOnly: options.readOnly ?? false,
    });
    this.#element.on('change', () => this.#notifyListeners());
    return this.#element;
  }

  restyle(appearance: Appearance): void {
    this.#settings.appearance = appearance;
    this.#element?.restyle({ appearance });
  }

  loadFonts(fonts: ElementSettings['fonts']): void {
    this.#settings.fonts = fonts;
    this.#element?.restyle({ fonts });
  }

  async confirm(options: ConfirmOptions = {}): Promise<StripeCheckoutConfirmResult> {
    const view = this.#view;
    const element = this.#element;
    const wallet = options.expressCheckoutConfirmEvent;
    if (!view || (!wallet && !element?.mounted))
      throw new Error('Mount the Payment Element before you call confirm.');
    if (!this.#totalRead)
      throw new Error(
        'Read session.total.total.amount (or its minorUnitsAmount) and show it to the payer before you call confirm.',
      );
    const { email, phoneNumber, billingAddress, shippingAddress } = options;
    this.updatePayer(
      Object.fromEntries(
        Object.entries({ email, phoneNumber, billingAddress, shippingAddress }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
    );
    const failure = (message: string): StripeCheckoutConfirmResult => ({
      type: 'error',
      error: { message, code: null },
    });
    const payerEmail = view.session.customer_email ?? this.#payer.email;
    if (!payerEmail || !EMAIL.test(payerEmail))
      return failure('An email is required to complete this payment.');
    const cardError = wallet ? null : await element?.validate();
    if (cardError) return failure(cardError);
    const targetUrl = options.returnUrl ?? view.session.return_url;
    const staysOnPage = options.redirect === 'if_required' || view.session.redirect_on_completion === 'never';
    if (!targetUrl && !staysOnPage)
      return failure('A returnUrl is required: the session was created without a return_url.');
    return this.#pay(view, wallet ? null : element, payerEmail, staysOnPage ? null : (targetUrl ?? null));
  }

  async #pay(
    view: PageView,
    element: PaymentElement | null,
    email: string,
    targetUrl: string | null,
  ): Promise<StripeCheckoutConfirmResult> {
    this.#busy += 1;
    this.#notifyListeners();
    const contact = this.#payer.billingAddress;
    const result = await payWith(element ?? walletCard(this.#origin), {
      origin: this.#origin,
      key: this.#key,
      view,
      clientSecret: await this.#secret,
      payer: {
        email,
        phone: this.#payer.phoneNumber,
        name: contact?.name,
        country: contact?.address.country,
        postalCode: contact?.address.postal_code,
      },
    });
    if (result.ok) this.#view = result.view;
    else await this.#load();
    this.#busy -= 1;
    this.#notifyListeners();
    if (!result.ok) return { type: 'error', error: confirmError(result.error) };
    if (!targetUrl) return { type: 'success', session: this.session };
    location.assign(targetUrl.replace('{CHECKOUT_SESSION_ID}', view.session.id));
    // The browser is leaving the page, so code that awaits this must not continue.
    return new Promise(() => {});
  }

  async #load(): Promise<PageError | null> {
    const secret = await this.#secret;
    const [id = ''] = secret.split('_secret_');
    const result = await callService(this.#origin, `/v1/payment_pages/${encodeURIComponent(id)}/init`, {
      key: this.#key,
      client_secret: secret,
    });
    if (!result.ok) return result.error;
    this.#view = result.view;
    return null;
  }

  #canConfirm(): boolean {
    const email = this.#view?.session.customer_email ?? this.#payer.email;
    return (
      this.#view?.session.status === 'open' &&
      this.#busy === 0 &&
      Boolean(email) &&
      Boolean(this.#element?.complete)
    );
  }

  #notifyListeners(): void {
    if (!this.#view) return;
    for (const listener of this.#listeners) listener(this.session);
  }
}
