import type { StripeCheckoutPaymentElementOptions } from '@stripe/stripe-js';
import type { ElementSettings, FrameNotice, PageAnswer, PayRequest } from '../messages.ts';
import { Emitter } from './emitter.ts';
import { Frame } from './frame.ts';

const TYPE = { elementType: 'payment' as const };

/** What of the options and the appearance the frame needs. */
export function askCountry(options: StripeCheckoutPaymentElementOptions): boolean {
  const details = options.fields?.billingDetails;
  if (details === 'never') return false;
  const address = typeof details === 'object' ? details.address : undefined;
  if (address === 'never') return false;
  return typeof address === 'object' ? address.country !== 'never' : true;
}

/** The Payment Element: a frame of the service in which the card is typed, so that no page of ours sees it. */
export class PaymentElement {
  readonly #emitter = new Emitter();
  readonly #origin: string;
  #settings: ElementSettings;
  #frame: Frame | null = null;
  #container: HTMLElement | null = null;
  #destroyed = false;
  /** Whether the card could be sent as it stands. */
  complete = false;

  constructor(origin: string, settings: ElementSettings) {
    this.#origin = origin;
    this.#settings = settings;
  }

  mount(target: string | HTMLElement): void {
    if (this.#destroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!container)
      throw new Error(
        `The selector you specified (${target as string}) applies to no DOM elements that are currently on the page.`,
      );
    if (this.#container === container) return;
    this.unmount();
    container.replaceChildren();
    container.classList.add('StripeElement');
    this.#container = container;
    this.#frame = new Frame(this.#origin, '/elements/payment', 'Secure payment input frame', (notice) =>
      this.#heard(notice),
    );
    container.append(this.#frame.element);
    this.#emitter.emit('loaderstart', TYPE);
    void this.#frame.ask('settings', this.#settings);
  }

  unmount(): void {
    this.#frame?.remove();
    this.#frame = null;
    this.#container?.classList.remove('StripeElement');
    this.#container = null;
    this.complete = false;
  }

  destroy(): void {
    this.unmount();
    this.#destroyed = true;
  }

  get mounted(): boolean {
    return this.#frame !== null;
  }

  focus(): void {
    this.#frame?.element.focus();
    void this.#frame?.ask('focus');
  }

  blur(): void {
    void this.#frame?.ask('blur');
    this.#frame?.element.blur();
  }

  clear(): void {
    void this.#frame?.ask('clear');
  }

  collapse(): this {
    return this;
  }

  update(options: StripeCheckoutPaymentElementOptions): this {
    this.restyle({
      ...('fields' in options ? { askCountry: askCountry(options) } : {}),
      ...(options.readOnly === undefined ? {} : { readOnly: options.readOnly }),
    });
    return this;
  }

  /** Tells the frame what changed of its settings. */
  restyle(change: Partial<ElementSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    void this.#frame?.ask('settings', this.#settings);
  }

  /** Shows what is wrong with the card; gives the first complaint, or null. */
  validate(): Promise<string | null> {
    return this.#frame
      ? this.#frame.ask('validate')
      : Promise.resolve('The Payment Element is not on the page.');
  }

  pay(request: PayRequest): Promise<PageAnswer> {
    if (!this.#frame) return Promise.reject(new Error('The Payment Element is not on the page.'));
    return this.#frame.ask('pay', request);
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

  #heard(notice: FrameNotice): void {
    const classes = this.#container?.classList;
    if (notice.notice === 'height') {
      if (this.#frame) this.#frame.element.style.height = `${notice.height}px`;
    } else if (notice.notice === 'change') {
      this.complete = notice.complete;
      classes?.toggle('StripeElement--complete', notice.complete);
      classes?.toggle('StripeElement--empty', notice.empty);
      this.#emitter.emit('change', {
        ...TYPE,
        empty: notice.empty,
        complete: notice.complete,
        collapsed: false,
        value: {
          type: 'card',
          billingDetails: { address: { country: notice.country, postalCode: null } },
        },
      });
    } else {
      if (notice.notice === 'focus' || notice.notice === 'blur')
        classes?.toggle('StripeElement--focus', notice.notice === 'focus');
      this.#emitter.emit(notice.notice, TYPE);
    }
  }
}
