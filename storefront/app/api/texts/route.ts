import { ENGLISH, LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { messagesOf, type Namespace } from '@forecourt/lib/platform/language/messages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { withSite } from '@/handlers/with-site.server.ts';
import { MOST_NAMESPACES } from '@/ui/texts/texts-address.ts';

export const dynamic = 'force-dynamic';

/** For browsers only: texts change with a roll-out. */
const KEPT_SHORT = { headers: { 'cache-control': 'private, max-age=300' } };

const isNamespace = (name: string): name is Namespace => Object.hasOwn(messagesOf(ENGLISH), name);

const query = z.object({
  language: z.enum(LANGUAGES),
  of: z
    .string()
    .max(400)
    .transform((names) => names.split(','))
    .pipe(z.array(z.string().refine(isNamespace)).max(MOST_NAMESPACES)),
});

/** `GET /api/texts?language=zh&of=enquiry,finance`: texts of parts of the product, for scripts that load on demand. */
export const GET = withSite(
  async ({ site, query: { language, of } }) => {
    const isOffered = language === ENGLISH || site.settings.languages.includes(language);
    if (!isOffered) throw new ApiError('not_found', 'This site has no such language.');
    const messages = messagesOf(language);
    return Response.json(
      Object.fromEntries(of.flatMap((name) => (isNamespace(name) ? [[name, messages[name]]] : []))),
      KEPT_SHORT,
    );
  },
  { query, failure: { event: 'texts_failed', text: 'The texts did not load.' } },
);
