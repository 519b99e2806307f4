/** Said when the PDF of a vehicle does not come (SHARE-13). */
export const PDF_FAILED = 'Sorry, the PDF could not be made. Please try again in a moment.';
export const PDF_BUSY = 'Many PDFs are being made right now. Please try again in a moment.';
export const PDF_TOO_MANY = 'You have saved many PDFs. Please try again in a few minutes.';
export const PDF_GONE = 'This vehicle is no longer for sale, so there is no PDF of it.';
