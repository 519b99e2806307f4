import { Hono } from 'hono';

/**
 * Processes the calls in `fbq.queue` like the vendor's script, and reports each `track` by an image request
 * unless consent is revoked.
 */
const SCRIPT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const pixel = window.fbq;
  let id = '';
  let granted = true;
  const handle = (method, ...rest) => {
    if (method === 'init') id = rest[0];
    if (method === 'consent') granted = rest[0] === 'grant';
    if (method !== 'track' || !granted) return;
    const [event, facts = {}] = rest;
    const query = new URLSearchParams({ id, ev: event });
    for (const [name, value] of Object.entries(facts)) query.set('cd[' + name + ']', value);
    new Image().src = origin + '/social-pixel/tr?' + query;
  };
  pixel.callMethod = handle;
  for (const call of pixel.queue.splice(0)) handle(...call);
})();
`;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A social network's pixel: the script `fbevents.js`, and the endpoint that receives events. */
export function socialPixel(): Hono {
  return new Hono()
    .get('/social-pixel/fbevents.js', (context) =>
      context.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get('/social-pixel/tr', (context) => context.body(PIXEL, 200, { 'content-type': 'image/gif' }));
}
