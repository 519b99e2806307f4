'use client';

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export interface Turnstile {
  /** Returns the widget's id; nothing if it cannot be shown. */
  render(place: HTMLElement, options: WidgetOptions): string | null | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

interface WidgetOptions {
  sitekey: string;
  action: string;
  size: 'flexible' | 'compact';
  theme: 'light';
  language: string;
  callback: (token: string) => void;
  'error-callback': () => boolean;
  'unsupported-callback': () => void;
}

/** Name of the global callback that the script calls when it is ready. */
const READY = 'forecourtChallengeReady';

declare global {
  interface Window {
    turnstile?: Turnstile;
    [READY]?: () => void;
  }
}

/** Timeout in milliseconds, generous for slow connections. */
const PATIENCE_MS = 10_000;

let loading: Promise<Turnstile> | null = null;

/**
 * Loads the vendor's script, once per page.
 * @throws if it does not load in time
 */
export function loadTurnstile(address: string): Promise<Turnstile> {
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(address: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('no challenge'));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    window[READY] = () => {
      clearTimeout(timer);
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    };
    script.onerror = fail;
    script.src = `${address}?render=explicit&onload=${READY}`;
    document.head.append(script);
  });
}
