import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { apiErrorOf, type Failure } from '@/handlers/with-errors.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import type { Answers } from './answers.ts';
import { type OwnReply, readAnswers, respond, type ServerReply } from './request.server.ts';

export interface FormOutcome {
  reply: ServerReply | OwnReply;
  cookies?: readonly string[];
  /** Values for the form's page, to which the reply's page leads back. */
  kept?: Answers;
}

interface Options {
  /** Returns the form's page, for browsers without scripts; receives null if the form could not be read. */
  page: (answers: Answers | null) => string;
  /** Returns the values to show again; all of them unless set. */
  typed?: (answers: Answers) => Answers | null;
  failure: Failure & { text: string };
  logContext: object;
}

/**
 * Handles a form of the same site. Errors that `take` throws are answered like its replies: as JSON, or by
 * showing the form again.
 */
export async function answerForm(
  request: Request,
  { page, typed = (answers) => answers, failure, logContext }: Options,
  take: (answers: Answers) => Promise<FormOutcome>,
): Promise<Response> {
  let answers: Answers | null = null;
  const answer = ({ reply, cookies, kept }: FormOutcome) =>
    respond(request, reply, { page: page(answers), typed: answers && typed(answers), cookies, kept });
  try {
    if (!isOwnRequest(request)) throw new ApiError('forbidden', failure.text);
    answers = await readAnswers(request);
    if (!answers) throw new ApiError('too_large', failure.text);
    return answer(await take(answers));
  } catch (error) {
    const requestId = request.headers.get('x-request-id');
    return answer({ reply: { error: apiErrorOf(error, failure, { ...logContext, requestId }) } });
  }
}
