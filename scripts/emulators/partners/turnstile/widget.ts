import { html, raw } from 'hono/html';

/**
 * The parts of the vendor's explicit API that our pages use. It shows a frame of this service, which reports
 * the result of the challenge in a message.
 */
export const SCRIPT = `(() => {
  const address = new URL(document.currentScript.src);
  const widgets = new Map();
  let made = 0;
  const place = (id) => {
    const { holder, options } = widgets.get(id);
    const frame = document.createElement('iframe');
    frame.title = 'Widget containing a Cloudflare security challenge';
    frame.style.cssText = 'border:0;display:block;' +
      (options.size === 'compact' ? 'width:150px;height:140px' : 'width:100%;min-width:300px;height:65px');
    frame.src = address.origin + '/turnstile/frame?' + new URLSearchParams({
      sitekey: options.sitekey, action: options.action ?? '', hostname: location.hostname, origin: location.origin,
    });
    holder.replaceChildren(frame);
    widgets.get(id).frame = frame;
  };
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== address.origin) return;
    for (const { frame, options } of widgets.values()) {
      if (frame.contentWindow !== source) continue;
      if (data.token) options.callback?.(data.token);
      if (data.error) options['error-callback']?.(data.error);
    }
  });
  window.turnstile = {
    render: (holder, options) => {
      const id = 'cf-chl-widget-' + (made += 1);
      widgets.set(id, { holder, options, frame: null });
      place(id);
      return id;
    },
    reset: place,
    remove: (id) => { widgets.get(id)?.frame?.remove(); widgets.delete(id); },
  };
  window[address.searchParams.get('onload')]?.();
})();
`;

const STYLE = `
  body { margin: 0; font: 14px/1.3 ui-sans-serif, system-ui, sans-serif; color: #232323; }
  form { box-sizing: border-box; height: 100vh; display: flex; align-items: center; gap: 12px; padding: 0 16px; border: 1px solid #8c8c8c; background: #fafafa; }
  input { width: 24px; height: 24px; }
`;

const FRAME_SCRIPT = `
  const facts = Object.fromEntries(new URLSearchParams(location.search));
  const say = (message) => parent.postMessage(message, facts.origin);
  const solve = async () => {
    const answer = await fetch('/turnstile/solve', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(facts),
    });
    say(answer.ok ? await answer.json() : { error: '300010' });
  };
  if (facts.sitekey.startsWith('1x')) solve();
  else if (facts.sitekey.startsWith('2x')) say({ error: '300010' });
  document.querySelector('input').addEventListener('change', solve);
`;

/**
 * The frame with the challenge. As with the vendor's test keys, a site key starting with 1x passes
 * automatically, one with 2x never passes, and any other passes when the box is ticked.
 */
export const FRAME = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Security challenge</title><style>${raw(STYLE)}</style></head>
<body><main><form><input type="checkbox" id="human"><label for="human">Verify you are human</label></form></main>
<script>${raw(FRAME_SCRIPT)}</script></body></html>`;
