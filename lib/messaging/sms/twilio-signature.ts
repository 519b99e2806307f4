import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns Twilio's signature of a webhook (`X-Twilio-Signature`): HMAC-SHA1 of the URL followed by the sorted
 * parameters of its form, with the account's token.
 */
export function twilioSignature(token: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  const signed = names.reduce(
    (text, name) =>
      text +
      [...new Set(form.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(''),
    url,
  );
  return createHmac('sha1', token).update(signed).digest('base64');
}

/**
 * Returns whether Twilio signed a webhook.
 * @param urls addresses under which Twilio may have called, because a reverse proxy hides the protocol
 */
export function isSignedByTwilio(
  token: string,
  signature: string | null,
  urls: readonly string[],
  form: URLSearchParams,
): boolean {
  const given = Buffer.from(signature ?? '');
  return urls
    .map((url) => Buffer.from(twilioSignature(token, url, form)))
    .some((own) => own.length === given.length && timingSafeEqual(own, given));
}
