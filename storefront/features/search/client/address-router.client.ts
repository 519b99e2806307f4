'use client';
import type { Router } from 'instantsearch.js/es/types';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import type { SearchState } from '@/stock/state.ts';
import { writeAddress } from '@/ui/overlays.client.ts';

/**
 * Keeps InstantSearch and the address bar saying the same. InstantSearch's own history router listens to
 * the browser directly and misses navigations that the framework makes; this one is told of every address
 * by `AddressWatcher`, and writes through the framework's history.
 */
export class AddressRouter implements Router<SearchState> {
  readonly #path: string;
  #state: SearchState;
  #onUpdate: ((state: SearchState) => void) | null = null;

  constructor(path: string, state: SearchState) {
    this.#path = path;
    this.#state = state;
  }

  /** Query string of what is shown now. */
  get search(): string {
    return serialiseState(this.#state);
  }

  read(): SearchState {
    return this.#state;
  }

  write(state: SearchState): void {
    const search = serialiseState(state);
    if (search === this.search || !this.#here()) return;
    const typing = state.query !== this.#state.query && state.query !== '' && this.#state.query !== '';
    this.#state = state;
    const address = window.location.pathname + search;
    // Letters of one word are one step back, not one each.
    writeAddress(address, { instead: typing });
  }

  /**
   * Whether the browser still shows this page, by either of its names. When a link leads away its address is
   * gone before the widgets are, and each that goes reports a state without it.
   */
  #here(): boolean {
    return window.location.pathname.replace(/^\/used-car(?=\/|$)/, '/search') === this.#path;
  }

  /** The address changed by itself: back, forward, or a link to this page with another query. */
  follow(search: string): void {
    const state = parseAddress(search);
    if (serialiseState(state) === this.search) return;
    this.#state = state;
    this.#onUpdate?.(state);
  }

  createURL(state: SearchState): string {
    return this.#path + serialiseState(state);
  }

  onUpdate(callback: (state: SearchState) => void): void {
    this.#onUpdate = callback;
  }

  /** The address stays as it is: another page has taken over, or the visitor will come back to it. */
  dispose(): void {
    this.#onUpdate = null;
  }
}
