/**
 * How a document of a site with the rule was published: as somebody approved it, without the approval that it needs,
 * by an API token, such as the back office's, which checks the approval itself, or without needing one.
 */
export type PublishOutcome = 'approved' | 'unapproved' | 'token' | 'notNeeded';
