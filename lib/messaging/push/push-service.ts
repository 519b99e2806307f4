/** Hosts of browsers' push services: Chromium, Firefox, Safari and Edge on Windows. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Returns whether an address is one of a browser's push service. Shoppers' browsers send us the address, so
 * others are refused: our worker would call any host for anybody.
 * @param emulator origin that is accepted besides (`PUSH_HOST`)
 */
export function isPushAddress(address: string, emulator?: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (emulator && url.origin === new URL(emulator).origin) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    PUSH_SERVICES.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  );
}
