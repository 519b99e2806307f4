/**
 * Parameter of the link that starts a preview: the date to show, in the site's time zone, as
 * `2026-12-14T12:00`.
 */
export const PREVIEW_DATE_PARAMETER = 'forecourt-preview-date';
