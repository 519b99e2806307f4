import { HELLO } from '../messages.ts';

/** Waits for the page around this frame; whoever it is gets the port once, and no card number ever goes through it. */
export function listenToPage(opened: (port: MessagePort) => void): void {
  const hear = (event: MessageEvent) => {
    const [port] = event.ports;
    if (event.data !== HELLO || event.source !== window.parent || !port) return;
    window.removeEventListener('message', hear);
    opened(port);
  };
  window.addEventListener('message', hear);
}
