import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';

/** Longer than the storefront's timeout. */
const SLOW_MS = 60_000;

/** Behaviours selectable on the emulator's page. */
const BEHAVIOURS = {
  well: 'Writes what it was given',
  inventing: 'Adds statements without a source',
  slow: 'Responds slowly',
  refusing: 'Rejects requests',
  nonsense: 'Returns garbage',
} as const;
type Behaviour = keyof typeof BEHAVIOURS;

const isBehaviour = (value: unknown): value is Behaviour =>
  typeof value === 'string' && Object.hasOwn(BEHAVIOURS, value);

const requestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
});

/** Statements that a language model may make up. */
const INVENTED = ['It has had one careful owner.', 'It comes with a sunroof.', 'It has 999 kW of power.'];

/**
 * Emulates a language model behind the common API of chat completions: `POST /v1/chat/completions`, with a page
 * that selects its behaviour. It answers with a sentence for each fact of the last message.
 * @param key expected as a bearer token
 */
export function textModel(key: string): Hono {
  let behaviour: Behaviour = 'well';
  const routes = new Hono();
  routes.get('/', (context) => context.html(page(behaviour)));
  routes.post('/', async (context) => {
    const requested = (await context.req.parseBody()).behaviour;
    if (isBehaviour(requested)) behaviour = requested;
    return context.redirect('/text-model', 303);
  });
  routes.post('/v1/chat/completions', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`)
      return context.json({ error: { message: 'Incorrect API key', type: 'invalid_request_error' } }, 401);
    const request = requestSchema.safeParse(await context.req.json().catch(() => null));
    if (!request.success)
      return context.json({ error: { message: 'Invalid request', type: 'invalid_request_error' } }, 400);
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (behaviour === 'refusing')
      return context.json({ error: { message: 'Rate limit reached', type: 'rate_limit_error' } }, 429);
    if (behaviour === 'nonsense') return context.json({ choices: 'none' });
    const { model, messages } = request.data;
    const facts = messages.findLast(({ role }) => role === 'user')?.content.split('\n') ?? [];
    const sentences = [...facts.map(sentenceOf), ...(behaviour === 'inventing' ? INVENTED : [])];
    return context.json({
      id: 'chatcmpl-emulator',
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1_000),
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: sentences.join(' ') },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: facts.length, completion_tokens: sentences.length, total_tokens: 0 },
    });
  });
  return routes;
}

function sentenceOf(fact: string): string {
  const [label, ...value] = fact.split(': ');
  return `The ${label} is ${value.join(': ')}.`;
}

const page = (behaviour: Behaviour) => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text model</title></head>
<body style="font: 16px/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem">
<main>
<h1>Text model</h1>
<p>Writes texts about vehicles for the studio's tool 'Descriptions'.</p>
<form method="post">
${Object.entries(BEHAVIOURS).map(
  ([name, words]) =>
    html`<p><label><input type="radio" name="behaviour" value="${name}" ${name === behaviour ? 'checked' : ''}> ${words}</label></p>`,
)}
<p><button>Save</button></p>
</form>
</main>
</body>
</html>`;
