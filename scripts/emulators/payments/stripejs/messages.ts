// Messages between a merchant's page and the emulator's frames, over a private MessagePort.
import type { Appearance, CssFontSource, CustomFontSource } from '@stripe/stripe-js';

export interface ElementSettings {
  appearance: Appearance;
  fonts: (CssFontSource | CustomFontSource)[];
  askCountry: boolean;
  readOnly: boolean;
}

export interface PayerDetails {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  country?: string | null;
  postalCode?: string | null;
}

export interface PayRequest {
  key: string;
  session: string;
  clientSecret: string | null;
  payer: PayerDetails;
}

export interface PageView {
  session: {
    id: string;
    status: 'open' | 'complete' | 'expired';
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    amount_total: number;
    currency: string;
    customer_email: string | null;
    customer_details: { email: string | null; name: string | null; phone: string | null } | null;
    return_url?: string;
    success_url: string | null;
    cancel_url: string | null;
    redirect_on_completion?: string;
    expires_at: number;
    ui_mode: string;
  };
  line_items: {
    id: string;
    description: string;
    quantity: number;
    amount_total: number;
    price: { id: string; unit_amount: number };
  }[];
  payment_intent: {
    id: string;
    status: string;
    next_action: { use_stripe_sdk: { source: string; stripe_js: string } } | null;
    last_payment_error: { message: string } | null;
  } | null;
}

export interface PageError {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
}

export type PageResult = { ok: true; view: PageView } | { ok: false; error: PageError };

/** Calls from the page to the Payment Element; each gets a reply. */
export interface FrameCalls {
  settings(settings: ElementSettings): void;
  focus(): void;
  blur(): void;
  clear(): void;
  /** Shows every error; returns the first message, or null. */
  validate(): string | null;
  pay(request: PayRequest): PageResult;
}

export type FrameNotice =
  | { notice: 'ready' | 'focus' | 'blur' | 'escape' }
  | { notice: 'height'; height: number }
  | { notice: 'change'; empty: boolean; complete: boolean; country: string | null };

export type ChallengeNotice =
  | { notice: 'answered'; answer: PageResult }
  | { notice: 'height'; height: number };

export const HELLO = 'forecourt-payments';
const OFFLINE: PageError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};

/** Calls the emulator from a payer's page; never throws. */
export async function callService(
  origin: string,
  path: string,
  fields: Record<string, string>,
): Promise<PageResult> {
  try {
    const response = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) });
    const body = await response.json();
    return response.ok ? { ok: true, view: body as PageView } : { ok: false, error: body.error as PageError };
  } catch {
    return { ok: false, error: OFFLINE };
  }
}
