declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.css';
declare module '*.css?url' {
  const url: string;
  export default url;
}
declare module '*.mjs?url' {
  const url: string;
  export default url;
}
