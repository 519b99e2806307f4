import { type ChallengeNotice, HELLO, type PageResult } from '../messages.ts';

const STYLES = `
dialog.stripe-challenge { border: 0; padding: 0; width: min(420px, calc(100vw - 32px)); max-height: calc(100dvh - 32px); border-radius: 16px; overflow: hidden; background: #fff; color-scheme: light; box-shadow: 0 24px 80px rgb(10 20 40 / 35%), 0 2px 8px rgb(10 20 40 / 20%); margin: auto; }
dialog.stripe-challenge::backdrop { background: rgb(15 23 42 / 55%); }
dialog.stripe-challenge iframe { border: 0; display: block; width: 100%; height: 520px; max-height: calc(100dvh - 32px); }
@media (prefers-reduced-motion: no-preference) { dialog.stripe-challenge[open] { animation: stripe-challenge 180ms ease-out; } @keyframes stripe-challenge { from { opacity: 0; } } }`;

let hasStyles = false;

/** Shows the bank's page in a dialog until the cardholder has answered; closing the dialog refuses. */
export function showChallenge(
  origin: string,
  source: string,
  refuse: () => Promise<PageResult>,
): Promise<PageResult> {
  if (!hasStyles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    hasStyles = true;
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'stripe-challenge';
  dialog.setAttribute('aria-label', 'Your bank asks you to confirm this payment');
  const frame = document.createElement('iframe');
  frame.title = 'Bank confirmation (3D Secure)';
  frame.src = `${origin}/challenge/${source}`;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    const close = (result: PageResult) => {
      dialog.close();
      dialog.remove();
      resolve(result);
    };
    frame.addEventListener('load', () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }: { data: ChallengeNotice }) => {
        if (data.notice === 'answered') return close(data.answer);
        frame.style.height = `${data.height}px`;
        // Two frames later the new height is painted, so clicks hit the visible button.
        requestAnimationFrame(() => requestAnimationFrame(() => channel.port1.postMessage(null)));
      };
      frame.contentWindow?.postMessage(HELLO, origin, [channel.port2]);
      frame.focus();
    });
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void refuse().then(close);
    });
  });
}
