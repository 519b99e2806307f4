/** From the proxy to the server: the request header by which an address has several forms, such as `accept`. */
export const NEGOTIATED_HEADER = 'x-negotiated';
