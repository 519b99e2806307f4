/** Sites on which films have pages: what is there is framed or not shown, and never a file. */
const FILM_SITES = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/;

/** Whether an address is a film's page on another site rather than the film itself. */
export const isFilmPage = (address: string): boolean => FILM_SITES.test(URL.parse(address)?.hostname ?? '');
