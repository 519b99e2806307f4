interface MethodAnswer {
  status: 204 | 405;
  allow: string;
}

/**
 * Returns the response to an unsupported method; null if the method is supported. Such a request must not
 * reach the framework, which would cache its empty response in place of the page.
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
