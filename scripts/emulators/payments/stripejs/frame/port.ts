import { HELLO } from '../messages.ts';

/**
 * Accepts a port from the surrounding page, once. Any page may send it, because card numbers are never sent
 * over it.
 */
export function listenToPage(onPort: (port: MessagePort) => void): void {
  const onMessage = (event: MessageEvent) => {
    const [port] = event.ports;
    if (event.data !== HELLO || event.source !== window.parent || !port) return;
    window.removeEventListener('message', onMessage);
    onPort(port);
  };
  window.addEventListener('message', onMessage);
}
