'use client';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import type {
  Appearance,
  StripeCheckoutElementsSdk,
  StripeCheckoutLoadActionsSuccess,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { StripeAccess } from '@/features/payments/payable.ts';

export interface OpenCheckout {
  sdk: StripeCheckoutElementsSdk;
  actions: StripeCheckoutLoadActionsSuccess;
}

const scripts = new Map<string, Promise<void>>();

/** Loads Stripe.js from a custom address; Stripe's own loader then uses it. */
function loadFrom(url: string): Promise<void> {
  const underWay = scripts.get(url);
  if (underWay) return underWay;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(url);
      script.remove();
      reject(new Error('Stripe.js did not load'));
    };
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
}

/**
 * Opens the payment session on this page.
 * @param language of Stripe's fields; an English page leaves it to the browser
 * @throws Error when Stripe.js cannot be loaded or the session cannot be read
 */
export async function openCheckout(
  { publishableKey, scriptUrl }: StripeAccess,
  clientSecret: string,
  language: Language,
): Promise<OpenCheckout> {
  if (scriptUrl) await loadFrom(scriptUrl);
  const stripe = await loadStripe(publishableKey, language === ENGLISH ? {} : { locale: language });
  if (!stripe) throw new Error('Stripe.js is not available');
  const sdk = stripe.initCheckoutElementsSdk({ clientSecret, elementsOptions: { appearance: appearance() } });
  const loadedActions = await sdk.loadActions();
  if (loadedActions.type === 'error') throw new Error(loadedActions.error.message);
  return { sdk, actions: loadedActions.actions };
}

function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-muted'),
      colorTextPlaceholder: token('--ink-subtle'),
      colorDanger: token('--danger'),
      borderRadius: token('--radius-control'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('--line-strong')}`, boxShadow: 'none', padding: '11px 14px' },
      '.Input:focus': { borderColor: token('--focus'), boxShadow: `0 0 0 1px ${token('--focus')}` },
      '.Label': { fontSize: '14px', fontWeight: '600' },
    },
  };
}
