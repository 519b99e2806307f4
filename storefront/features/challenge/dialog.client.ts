'use client';
import { telHref } from '@/features/phone/phone.ts';
import type { ChallengeOffer, ChallengeTexts } from './offer.ts';

// Plain DOM rather than React, whose portals would make every page larger.

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** A native dialog around the challenge, with the dealer's phone number for people who cannot solve it. */
export class ChallengeDialog {
  readonly place = make('div', '');
  readonly #texts: ChallengeTexts;
  readonly #words = make('p', '');
  readonly #alert = make('div', 'rounded-card bg-danger-soft p-4');
  readonly #dialog = make('dialog', 'sheet');

  constructor({ phone, texts }: ChallengeOffer) {
    this.#texts = texts;
    const heading = make('h2', 'text-lg', texts.title);
    heading.id = 'challenge-heading';
    const close = make('button', 'btn btn-ghost', texts.close);
    close.type = 'button';
    close.onclick = () => this.close();
    this.#alert.role = 'alert';
    const body = make('div', 'grid gap-5', this.#words, this.#alert, this.place);
    if (phone) {
      const call = make('a', 'link', texts.call);
      call.href = telHref(phone.number);
      call.dataset.event = 'phoneClick';
      body.append(make('p', 'text-sm text-ink-muted', `${texts.cannot} `, call));
    }
    this.#dialog.setAttribute('aria-labelledby', heading.id);
    this.#dialog.append(
      make(
        'div',
        'flex h-full max-h-[inherit] flex-col',
        make(
          'div',
          'flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3',
          heading,
          close,
        ),
        make('div', 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-5', body),
      ),
    );
    this.#dialog.onclick = ({ target }) => {
      if (target === this.#dialog) this.close();
    };
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  show(words: 'first' | 'again'): void {
    this.#words.textContent = this.#texts[words];
    this.#alert.hidden = true;
    this.place.hidden = false;
  }

  /**
   * Shows that the challenge failed.
   * @param tryAgain shows it again; null if that is pointless
   */
  fail(tryAgain: (() => void) | null): void {
    this.show('first');
    this.place.hidden = true;
    const retry = make('button', 'btn btn-secondary btn-sm mt-3', this.#texts.retry);
    retry.type = 'button';
    retry.onclick = tryAgain;
    this.#alert.replaceChildren(make('p', '', this.#texts.failed), ...(tryAgain ? [retry] : []));
    this.#alert.hidden = false;
  }

  onClose(closed: () => void): void {
    const close = () => this.close();
    addEventListener('popstate', close);
    this.#dialog.onclose = () => {
      removeEventListener('popstate', close);
      this.#dialog.remove();
      closed();
    };
  }

  close(): void {
    this.#dialog.close();
  }
}
