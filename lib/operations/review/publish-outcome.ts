/**
 * How a document that needs approval was published: as somebody else approved it, without that, or by an API token,
 * such as the back office's, which checks the approval itself.
 */
export const PUBLISH_OUTCOMES = ['approved', 'unapproved', 'token'] as const;
export type PublishOutcome = (typeof PUBLISH_OUTCOMES)[number];
