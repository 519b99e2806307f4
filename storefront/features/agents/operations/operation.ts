import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { isoIn } from '@forecourt/lib/sites/local-time';
import type { Site } from '@forecourt/lib/sites/site';
import { z } from 'zod';
import { type Campaign, campaignUrl } from './campaign-url.ts';

/** What an operation may use: the site, the time, and who asks. */
export interface OperationContext {
  site: Site;
  /** When the answer is computed, and stated in it. */
  now: Date;
  /** Marks the links of the answer, so that the site's reports show where a shopper came from. */
  campaign: Campaign;
  /** For limits of paid lookups, which are counted by the caller's household. */
  request: Pick<Request, 'headers'>;
}

/** Fields of every answer. */
const ANSWER = {
  url: z.url().describe('The page of the site that shows the same. Give it to the shopper.'),
  readAt: z.string().describe('When the answer was read, ISO 8601 with the offset of `timeZone`.'),
  timeZone: z.string().describe('Time zone of the site, such as Australia/Brisbane.'),
};

type AnswerFields = z.output<z.ZodObject<typeof ANSWER>>;

/** What assistants and other programs may do on a site, whichever protocol they use. */
export interface Operation {
  /** `search_stock`: the name of the tool, and the last part of an API address. */
  name: string;
  title: string;
  /** For the model that chooses between operations: what it answers and when to use it. */
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** False for operations that end in a link with which the shopper acts. These write nothing either. */
  isReadOnly: boolean;
  /** Returns whether the site has the feature that the operation answers about. */
  isOffered: (site: Site) => boolean;
  /**
   * Validates the input and answers.
   * @throws ApiError with a message for people: `bad_input`, `not_found`, `not_offered`, `unavailable`
   */
  run: (context: OperationContext, input: unknown) => Promise<Record<string, unknown>>;
}

interface Definition<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  isReadOnly?: boolean;
  isOffered?: (site: Site) => boolean;
  /** @returns the answer; `path` is the path of the page that shows the same */
  answer: (
    context: OperationContext,
    input: z.output<z.ZodObject<Input>>,
  ) => Promise<{ path: string } & z.input<z.ZodObject<Output>>>;
}

/** Returns an operation whose input and output are validated, with the fields that all answers have. */
export function operation<Input extends z.ZodRawShape, Output extends z.ZodRawShape>({
  name,
  title,
  description,
  input,
  output,
  isReadOnly = true,
  isOffered = () => true,
  answer,
}: Definition<Input, Output>): Operation {
  // Strict: a name or a phone number that a model adds is refused rather than ignored.
  const inputSchema = z.strictObject(input);
  const outputSchema = z.object({ ...ANSWER, ...output });
  return {
    name,
    title,
    description,
    input: inputSchema,
    output: outputSchema,
    isReadOnly,
    isOffered,
    run: async (context, raw) => {
      if (!isOffered(context.site))
        throw new ApiError('not_found', `${context.site.name} does not offer this.`);
      const parsed = inputSchema.safeParse(raw ?? {});
      if (!parsed.success) throw badInput(parsed.error);
      const { path, ...fields } = await answer(context, parsed.data);
      return outputSchema.parse({ ...fields, ...answerFields(context, path) });
    },
  };
}

function answerFields({ site, now, campaign }: OperationContext, path: string): AnswerFields {
  const { timeZone } = site.settings;
  return { url: campaignUrl(site, path, campaign), readAt: isoIn(now, timeZone), timeZone };
}

/** Names each wrong field, so that a model can correct its call. */
function badInput(error: z.ZodError): ApiError {
  const fields = Object.fromEntries(
    error.issues.map(({ path, message }) => [path.map(String).join('.') || 'input', message]),
  );
  const text = Object.entries(fields).map(([name, message]) => `${name}: ${message}`);
  return new ApiError('bad_input', `The input is not valid. ${text.join('; ')}`, { fields });
}
