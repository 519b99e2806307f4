/**
 * The address of whoever asks, for counting only. Each machine a request passes adds the address it heard it
 * from to the right of the list; what stands further left than our own machines wrote anybody can make up.
 * @param forwarded the `x-forwarded-for` header; our server has added the connection's own address to it
 * @param proxies how many proxies of ours stand in front of the storefront
 */
export function clientAddress(forwarded: string | null, proxies: number): string {
  const heard = (forwarded ?? '').split(',').map((part) => part.trim());
  return heard.at(-1 - proxies) || heard[0] || 'unknown';
}
