type Listener = (event: unknown) => unknown;

/** Listeners of an element, as `on`, `once` and `off` of Stripe.js take them. */
export class Emitter {
  #listeners = new Map<string, Map<Listener, Listener>>();

  on(type: string, listener: Listener): void {
    this.#of(type).set(listener, listener);
  }

  once(type: string, listener: Listener): void {
    this.#of(type).set(listener, (event) => {
      this.off(type, listener);
      return listener(event);
    });
  }

  off(type: string, listener?: Listener): void {
    if (listener) this.#of(type).delete(listener);
    else this.#listeners.delete(type);
  }

  emit(type: string, event: unknown): void {
    for (const listener of this.#of(type).values()) listener(event);
  }

  #of(type: string): Map<Listener, Listener> {
    const known = this.#listeners.get(type) ?? new Map<Listener, Listener>();
    this.#listeners.set(type, known);
    return known;
  }
}
