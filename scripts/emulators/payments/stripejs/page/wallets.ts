/** Emulates the wallet buttons: reports that no wallet is available, like Stripe.js. */
export function noWallets() {
  const listeners: ((event: unknown) => unknown)[] = [];
  const element = {
    mount: () => {
      const event = { elementType: 'expressCheckout', availablePaymentMethods: undefined };
      queueMicrotask(() => {
        for (const listener of listeners) listener(event);
      });
    },
    unmount: () => {},
    destroy: () => {},
    focus: () => {},
    blur: () => {},
    clear: () => {},
    update: () => element,
    on: (type: string, listener: (event: never) => unknown) => {
      if (type === 'ready') listeners.push(listener as (event: unknown) => unknown);
      return element;
    },
    once: (type: string, listener: (event: never) => unknown) => element.on(type, listener),
    off: () => element,
  };
  return element;
}
