/** Shown when the PDF cannot be created (SHARE-13). */
export const PDF_FAILED = 'Sorry, we could not create the PDF. Please try again in a moment.';
export const PDF_BUSY = 'We are creating a lot of PDFs right now. Please try again in a moment.';
export const PDF_TOO_MANY = 'You have downloaded a lot of PDFs. Please try again in a few minutes.';
