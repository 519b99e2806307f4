/** An answer for a method that an address has no use for. */
interface MethodAnswer {
  status: 204 | 405;
  allow: string;
}

/**
 * The answer to a method that an address does not have, null where the method is its own. Such a request must not reach the
 * framework, which would cache its empty response in place of the page that everybody gets.
 * @param methods of the address, by the address table
 */
export function answerWithoutPage(method: string, methods: readonly string[]): MethodAnswer | null {
  const allowedMethods = [
    ...methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])),
    'OPTIONS',
  ];
  const allow = allowedMethods.join(', ');
  if (method === 'OPTIONS') return { status: 204, allow };
  return allowedMethods.includes(method) ? null : { status: 405, allow };
}
