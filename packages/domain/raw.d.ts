// Files that the test bench reads as text.
declare module '*?raw' {
  const text: string;
  export default text;
}
