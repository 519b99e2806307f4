const FILM_SITES = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/;

/** Returns whether a URL is a page on a video platform rather than a video file. */
export const isVideoPage = (address: string): boolean => FILM_SITES.test(URL.parse(address)?.hostname ?? '');
