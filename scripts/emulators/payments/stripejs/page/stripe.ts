// The emulator's `window.Stripe`: the parts of Stripe.js for a checkout with Elements and one card payment.
import type {
  Stripe,
  StripeCheckoutElementsSdk,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsSuccess,
} from '@stripe/stripe-js';
import { RELEASE_TRAIN } from '../../version.ts';
import { Checkout } from './checkout.ts';
import { WalletsElement } from './wallets.ts';

const EMAIL_PART = /^[^\s@]+@?[^\s@]*$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

const notSupported = (name: string) => () => {
  throw new Error(`${name} is not part of the local payments service.`);
};
const returnNull = () => null;

function actionsOf(checkout: Checkout): StripeCheckoutLoadActionsSuccess {
  const update = (change: Parameters<Checkout['updatePayer']>[0]) =>
    Promise.resolve({ type: 'success' as const, session: checkout.updatePayer(change) });
  const unsupportedAction = (name: string) => notSupported(name) as () => Promise<never>;
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
      return update({ email });
    },
    updatePhoneNumber: (phoneNumber) => update({ phoneNumber }),
    updateBillingAddress: (billingAddress) => update({ billingAddress }),
    updateShippingAddress: (shippingAddress) => update({ shippingAddress }),
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
    applyPromotionCode: unsupportedAction('applyPromotionCode'),
    removePromotionCode: unsupportedAction('removePromotionCode'),
    updateIndividualName: unsupportedAction('updateIndividualName'),
    updateBusinessName: unsupportedAction('updateBusinessName'),
    updateLineItemQuantity: unsupportedAction('updateLineItemQuantity'),
    updateTaxIdInfo: unsupportedAction('updateTaxIdInfo'),
    updateShippingOption: unsupportedAction('updateShippingOption'),
    addOptionalLineItem: unsupportedAction('addOptionalLineItem'),
    removeOptionalLineItem: unsupportedAction('removeOptionalLineItem'),
  };
}

function checkoutElementsSdk(
  key: string,
  options: StripeCheckoutElementsSdkOptions,
): StripeCheckoutElementsSdk {
  const checkout = new Checkout(origin, key, options);
  let wallets: WalletsElement | null = null;
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
    createPaymentElement: (elementOptions?: Parameters<Checkout['createElement']>[0]) =>
      checkout.createElement(elementOptions),
    getExpressCheckoutElement: () => wallets,
    createExpressCheckoutElement: () => {
      wallets = new WalletsElement(() => checkout.totalText);
      return wallets;
    },
    getBillingAddressElement: returnNull,
    getShippingAddressElement: returnNull,
    getCurrencySelectorElement: returnNull,
    getContactDetailsElement: returnNull,
    getTaxIdElement: returnNull,
    getTermsElement: returnNull,
    getLinkSignupElement: returnNull,
    createBillingAddressElement: notSupported('createBillingAddressElement'),
    createShippingAddressElement: notSupported('createShippingAddressElement'),
    createCurrencySelectorElement: notSupported('createCurrencySelectorElement'),
    createTaxIdElement: notSupported('createTaxIdElement'),
    createContactDetailsElement: notSupported('createContactDetailsElement'),
    createTermsElement: notSupported('createTermsElement'),
    createLinkSignupElement: notSupported('createLinkSignupElement'),
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
