import type { StripeCheckoutPaymentElementOptions } from '@stripe/stripe-js';
import type { ElementSettings, FrameNotice, PageResult, PayRequest } from '../messages.ts';
import { Emitter } from './emitter.ts';
import { Frame } from './frame.ts';

const TYPE = { elementType: 'payment' as const };

export function askCountry(options: StripeCheckoutPaymentElementOptions): boolean {
  const details = options.fields?.billingDetails;
  if (details === 'never') return false;
  const address = typeof details === 'object' ? details.address : undefined;
  if (address === 'never') return false;
  return typeof address === 'object' ? address.country !== 'never' : true;
}

/**
 * The Payment Element: a frame of the emulator with the card form, so that the merchant's page never sees the
 * card.
 */
export class PaymentElement {
  readonly #emitter = new Emitter();
  readonly #origin: string;
  #settings: ElementSettings;
  #frame: Frame | null = null;
  #container: HTMLElement | null = null;
  #destroyed = false;
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
      this.#handleNotice(notice),
    );
    container.append(this.#frame.element);
    this.#emitter.emit('loaderstart', TYPE);
    void this.#frame.call('settings', this.#settings);
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
    void this.#frame?.call('focus');
  }

  blur(): void {
    void this.#frame?.call('blur');
    this.#frame?.element.blur();
  }

  clear(): void {
    void this.#frame?.call('clear');
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

  restyle(change: Partial<ElementSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    void this.#frame?.call('settings', this.#settings);
  }

  /** Shows the errors of the card form; returns the first message, or null. */
  validate(): Promise<string | null> {
    return this.#frame
      ? this.#frame.call('validate')
      : Promise.resolve('The Payment Element is not on the page.');
  }

  pay(request: PayRequest): Promise<PageResult> {
    if (!this.#frame) return Promise.reject(new Error('The Payment Element is not on the page.'));
    return this.#frame.call('pay', request);
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

  #handleNotice(notice: FrameNotice): void {
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
