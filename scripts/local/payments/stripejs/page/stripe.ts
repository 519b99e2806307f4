// The stand-in's `window.Stripe`: of Stripe.js, what a checkout with Elements and one card payment uses.
import type {
  Stripe,
  StripeCheckoutElementsSdk,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsSuccess,
} from '@stripe/stripe-js';
import { RELEASE_TRAIN } from '../../version.ts';
import { Checkout } from './checkout.ts';
import { noWallets } from './wallets.ts';

const EMAIL_PART = /^[^\s@]+@?[^\s@]*$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

const missing = (name: string) => () => {
  throw new Error(`${name} is not part of the local payments service.`);
};
const nothing = () => null;

function actionsOf(checkout: Checkout): StripeCheckoutLoadActionsSuccess {
  const told = (change: Parameters<Checkout['tell']>[0]) =>
    Promise.resolve({ type: 'success' as const, session: checkout.tell(change) });
  const without = (name: string) => missing(name) as () => Promise<never>;
  return {
    getSession: () => checkout.session,
    confirm: (options) => checkout.confirm(options),
    updateEmail: async (email) => {
      if (email && !EMAIL.test(email))
        return {
          type: 'error',
          error:
            EMAIL_PART.test(email) && !email.includes('.')
              ? { message: 'Your email is incomplete.', code: 'incompleteEmail' }
              : { message: 'Your email is invalid.', code: 'invalidEmail' },
        };
      return told({ email });
    },
    updatePhoneNumber: (phoneNumber) => told({ phoneNumber }),
    updateBillingAddress: (billingAddress) => told({ billingAddress }),
    updateShippingAddress: (shippingAddress) => told({ shippingAddress }),
    validateElements: async () => {
      const { element } = checkout;
      if (!element?.mounted)
        return {
          type: 'error',
          error: { code: 'no_elements', message: 'No Elements are mounted.', validation_errors: [] },
        };
      const message = await element.validate();
      if (!message) return { type: 'success', session: checkout.session };
      return {
        type: 'error',
        error: { code: 'validation_error', message, validation_errors: [{ message, element: 'payment' }] },
      };
    },
    runServerUpdate: async (work) => {
      const error = await checkout.refresh(work);
      return error
        ? { type: 'error', error: { message: error.message, code: null } }
        : { type: 'success', session: checkout.session };
    },
    applyPromotionCode: without('applyPromotionCode'),
    removePromotionCode: without('removePromotionCode'),
    updateIndividualName: without('updateIndividualName'),
    updateBusinessName: without('updateBusinessName'),
    updateLineItemQuantity: without('updateLineItemQuantity'),
    updateTaxIdInfo: without('updateTaxIdInfo'),
    updateShippingOption: without('updateShippingOption'),
    addOptionalLineItem: without('addOptionalLineItem'),
    removeOptionalLineItem: without('removeOptionalLineItem'),
  };
}

function checkoutElementsSdk(
  key: string,
  options: StripeCheckoutElementsSdkOptions,
): StripeCheckoutElementsSdk {
  const checkout = new Checkout(origin, key, options);
  let wallets: ReturnType<typeof noWallets> | null = null;
  const sdk = {
    on: (_event: 'change', listener: Parameters<Checkout['onChange']>[0]) => checkout.onChange(listener),
    loadActions: async () => {
      const error = await checkout.open();
      if (error) return { type: 'error', error: { message: error.message, code: null } };
      return { type: 'success', actions: actionsOf(checkout) };
    },
    changeAppearance: (appearance: Parameters<Checkout['restyle']>[0]) => checkout.restyle(appearance),
    loadFonts: (fonts: Parameters<Checkout['loadFonts']>[0]) => checkout.loadFonts(fonts),
    getPaymentElement: () => checkout.element,
    createPaymentElement: (given?: Parameters<Checkout['createElement']>[0]) => checkout.createElement(given),
    getExpressCheckoutElement: () => wallets,
    createExpressCheckoutElement: () => {
      wallets = noWallets();
      return wallets;
    },
    getBillingAddressElement: nothing,
    getShippingAddressElement: nothing,
    getCurrencySelectorElement: nothing,
    getContactDetailsElement: nothing,
    getTaxIdElement: nothing,
    getTermsElement: nothing,
    getLinkSignupElement: nothing,
    createBillingAddressElement: missing('createBillingAddressElement'),
    createShippingAddressElement: missing('createShippingAddressElement'),
    createCurrencySelectorElement: missing('createCurrencySelectorElement'),
    createTaxIdElement: missing('createTaxIdElement'),
    createContactDetailsElement: missing('createContactDetailsElement'),
    createTermsElement: missing('createTermsElement'),
    createLinkSignupElement: missing('createLinkSignupElement'),
  };
  return sdk as unknown as StripeCheckoutElementsSdk;
}

type StandIn = Pick<Stripe, 'initCheckoutElementsSdk' | 'registerAppInfo'> & { _registerWrapper(): void };

function stripe(key: string): StandIn {
  if (!key.startsWith('pk_test_'))
    throw new Error('Please call Stripe() with your publishable key. You used a key of another kind.');
  return {
    initCheckoutElementsSdk: (options) => checkoutElementsSdk(key, options),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

Object.assign(window, { Stripe: Object.assign(stripe, { version: RELEASE_TRAIN }) });
