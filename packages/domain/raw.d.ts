// Files that the test bench reads as text, one by one or many at once.
declare module '*?raw' {
  const text: string;
  export default text;
}

interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
