// A text of the catalogue with parts of the page in place of its parameters: a link in a sentence, a name in bold.
import { Fragment, type ReactNode } from 'react';

/** Signs of the private use area, which no text has. */
const MARK = /\uE000(?<name>\w+)\uE001/;

/**
 * The text with each parameter replaced by its part. `<Filled text={words.haveAccount} parts={{ signIn: <TextLink …/> }} />`
 */
export function Filled<Name extends string>({
  text,
  parts,
}: {
  text: (parameters: Record<Name, string>) => string;
  parts: Readonly<Record<Name, ReactNode>>;
}) {
  const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, `\uE000${name}\uE001`]));
  // Splitting by a group leaves the text between the parts at even places, and the parts' names at odd ones.
  return text(marks as Record<Name, string>)
    .split(MARK)
    .map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece as Name]}</Fragment>));
}
