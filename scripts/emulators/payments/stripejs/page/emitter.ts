type Listener = (event: unknown) => unknown;

/** Event listeners of an element, with Stripe.js's `on`, `once` and `off`. */
export class Emitter {
  #listeners = new Map<string, Map<Listener, Listener>>();

  on(type: string, listener: Listener): void {
    this.#listenersOf(type).set(listener, listener);
  }

  once(type: string, listener: Listener): void {
    this.#listenersOf(type).set(listener, (event) => {
      this.off(type, listener);
      return listener(event);
    });
  }

  off(type: string, listener?: Listener): void {
    if (listener) this.#listenersOf(type).delete(listener);
    else this.#listeners.delete(type);
  }

  has(type: string): boolean {
    return this.#listenersOf(type).size > 0;
  }

  emit(type: string, event: unknown): void {
    for (const listener of this.#listenersOf(type).values()) listener(event);
  }

  #listenersOf(type: string): Map<Listener, Listener> {
    const listeners = this.#listeners.get(type) ?? new Map<Listener, Listener>();
    this.#listeners.set(type, listeners);
    return listeners;
  }
}
