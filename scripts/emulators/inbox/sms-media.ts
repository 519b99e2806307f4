import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import sharp from 'sharp';

export const MOST_PICTURES = 10;

/** Path of one picture of a message, as in Twilio's `MediaUrl0`. */
export const mediaPath = (account: string, message: string, index: number): string =>
  `/2010-04-01/Accounts/${account}/Messages/${message}/Media/ME${index}`;

/** Twilio's files of messages: with basic authentication, a redirect to its storage, which has none. */
export function mediaRoutes({ account, token }: { account: string; token: string }): Hono {
  const app = new Hono();
  const path = `/2010-04-01/Accounts/${account}/Messages/:message/Media/:media`;
  app.use(path, basicAuth({ username: account, password: token }));
  app.get(path, (context) =>
    context.redirect(`/storage/${context.req.param('message')}/${context.req.param('media')}`, 307),
  );
  app.get('/storage/:message/:media', async (context) => {
    // As with Twilio's storage, a request with the account's key is an error.
    if (context.req.header('authorization')) return context.json({ error: 'InvalidArgument' }, 400);
    const hue = (Number(context.req.param('media').slice(2)) * 40) % 360;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="hsl(${hue} 40% 45%)"/></svg>`;
    const picture = await sharp(Buffer.from(svg)).jpeg().toBuffer();
    return context.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' });
  });
  return app;
}
