import type {
  Appearance,
  StripeCheckoutConfirmResult,
  StripeCheckoutContact,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutPaymentElementOptions,
  StripeCheckoutSession,
} from '@stripe/stripe-js';
import { askService, type ElementSettings, type PageError, type PageView } from '../messages.ts';
import { confirmError, payWith } from './confirm.ts';
import { askCountry, PaymentElement } from './payment-element.ts';
import { checkoutSession, type Told } from './session.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface ConfirmOptions {
  returnUrl?: string;
  redirect?: 'always' | 'if_required';
  email?: string;
  phoneNumber?: string;
  billingAddress?: StripeCheckoutContact;
  shippingAddress?: StripeCheckoutContact;
}

/** One session on one page: what is known of it, its Payment Element, and how it is paid. */
export class Checkout {
  readonly #origin: string;
  readonly #key: string;
  readonly #secret: Promise<string>;
  readonly #settings: ElementSettings;
  readonly #told: Told;
  #view: PageView | null = null;
  #opening: Promise<PageError | null> | null = null;
  #changed: ((session: StripeCheckoutSession) => void)[] = [];
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
    this.#told = {
      email: defaultValues.email ?? null,
      phoneNumber: defaultValues.phoneNumber ?? null,
      billingAddress: defaultValues.billingAddress ?? null,
      shippingAddress: defaultValues.shippingAddress ?? null,
    };
  }

  onChange(listener: (session: StripeCheckoutSession) => void): void {
    this.#changed.push(listener);
  }

  /** Reads the session once; gives why it cannot be, or null. */
  open(): Promise<PageError | null> {
    this.#opening ??= this.#read();
    return this.#opening;
  }

  get session(): StripeCheckoutSession {
    if (!this.#view) throw new Error('The session is not loaded: wait for loadActions().');
    return checkoutSession(this.#view, this.#told, this.#canConfirm(), () => {
      this.#totalRead = true;
    });
  }

  tell(change: Partial<Told>): StripeCheckoutSession {
    Object.assign(this.#told, change);
    this.#announce();
    return this.session;
  }

  /** Looks at the session again, after work of the page's own server. */
  async refresh(work?: () => Promise<unknown>): Promise<PageError | null> {
    this.#busy += 1;
    this.#announce();
    try {
      await work?.();
      return await this.#read();
    } finally {
      this.#busy -= 1;
      this.#announce();
    }
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
    this.#element.on('change', () => this.#announce());
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
    if (!view || !element?.mounted) throw new Error('Mount the Payment Element before you call confirm.');
    if (!this.#totalRead)
      throw new Error(
        'Read session.total.total.amount (or its minorUnitsAmount) and show it to the payer before you call confirm.',
      );
    const { email, phoneNumber, billingAddress, shippingAddress } = options;
    this.tell(
      Object.fromEntries(
        Object.entries({ email, phoneNumber, billingAddress, shippingAddress }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
    );
    const refused = (message: string): StripeCheckoutConfirmResult => ({
      type: 'error',
      error: { message, code: null },
    });
    const address = view.session.customer_email ?? this.#told.email;
    if (!address || !EMAIL.test(address)) return refused('An email is required to complete this payment.');
    const complaint = await element.validate();
    if (complaint) return refused(complaint);
    const target = options.returnUrl ?? view.session.return_url;
    const stays = options.redirect === 'if_required' || view.session.redirect_on_completion === 'never';
    if (!target && !stays)
      return refused('A returnUrl is required: the session was created without a return_url.');
    return this.#pay(view, element, address, stays ? null : (target ?? null));
  }

  async #pay(
    view: PageView,
    element: PaymentElement,
    email: string,
    target: string | null,
  ): Promise<StripeCheckoutConfirmResult> {
    this.#busy += 1;
    this.#announce();
    const contact = this.#told.billingAddress;
    const answer = await payWith(element, {
      origin: this.#origin,
      key: this.#key,
      view,
      clientSecret: await this.#secret,
      payer: {
        email,
        phone: this.#told.phoneNumber,
        name: contact?.name,
        country: contact?.address.country,
        postalCode: contact?.address.postal_code,
      },
    });
    if (answer.ok) this.#view = answer.view;
    else await this.#read();
    this.#busy -= 1;
    this.#announce();
    if (!answer.ok) return { type: 'error', error: confirmError(answer.error) };
    if (!target) return { type: 'success', session: this.session };
    location.assign(target.replace('{CHECKOUT_SESSION_ID}', view.session.id));
    // The page is being left: what waits for this must not go on.
    return new Promise(() => {});
  }

  async #read(): Promise<PageError | null> {
    const secret = await this.#secret;
    const [id = ''] = secret.split('_secret_');
    const answer = await askService(this.#origin, `/v1/payment_pages/${encodeURIComponent(id)}/init`, {
      key: this.#key,
      client_secret: secret,
    });
    if (!answer.ok) return answer.error;
    this.#view = answer.view;
    return null;
  }

  #canConfirm(): boolean {
    const email = this.#view?.session.customer_email ?? this.#told.email;
    return (
      this.#view?.session.status === 'open' &&
      this.#busy === 0 &&
      Boolean(email) &&
      Boolean(this.#element?.complete)
    );
  }

  #announce(): void {
    if (!this.#view) return;
    for (const listener of this.#changed) listener(this.session);
  }
}
