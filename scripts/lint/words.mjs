// What the web app says stands in the catalogue (packages/words, ADR 20): no text in JSX, in an attribute that is read, or in the code. Class names, codes
// and addresses are no texts; only a bug may be told in English where it is thrown.
import { pathFromRoot } from './boundaries.mjs';

const SPEAKING = /^apps\/web\/(?:app|features|lib|ui|writes)\/(?!.*\.test\.tsx?$|sample-match\.ts$)/;
/** The gallery of the components is in no release. */
const GALLERY = /^apps\/web\/app\/gallery\//;
/** Attributes and fields that are shown or read aloud. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'caption',
  'cancelLabel',
  'confirmLabel',
  'description',
  'emptyText',
  'hint',
  'label',
  'legend',
  'placeholder',
  'term',
  'text',
  'title',
]);
/** The name of a key is no word. */
const LETTER = /\p{L}{2}/u;
/** One word with a capital letter, or several that begin with one. */
const TEXT = /^\p{Lu}\p{Ll}+(?:$|[\s.,:;!?…].*)/su;
/** Words around what a template fills in; a unit or an address has no space beside its letters. */
const AROUND = /(?:^|[\s}])\p{L}{3,}[.,:;!?]?\s|\s\p{L}{2,}(?:$|[\s.,:;!?{])/u;

/**
 * @typedef {object} EstreeNode
 * @property {string} type
 * @property {unknown} [value]
 * @property {unknown} [name]
 * @property {EstreeNode | null} [parent]
 * @property {EstreeNode} [callee]
 * @property {EstreeNode} [object]
 * @property {EstreeNode} [key]
 * @property {{ value: { raw: string } }[]} [quasis]
 */

/** @param {EstreeNode} node */
function* above(node) {
  for (let next = node.parent ?? null; next !== null; next = next.parent ?? null) yield next;
}

/** Where English is no text for people: a thrown bug, the console, a class name, a type, a comparison. @param {EstreeNode} node */
function isUnread(node) {
  const parent = node.parent?.type ?? '';
  if (['BinaryExpression', 'SwitchCase', 'ImportExpression'].includes(parent)) return true;
  for (const { type, name, callee, key } of above(node)) {
    if (type === 'ThrowStatement' || type.startsWith('TS') || type.startsWith('Import')) return true;
    if (type === 'JSXAttribute' && /className|^d$/i.test(String(/** @type {EstreeNode} */ (name).name)))
      return true;
    if (type === 'CallExpression' && (callee?.name === 'cx' || callee?.object?.name === 'console'))
      return true;
    if (type === 'Property' && key?.name === 'className') return true;
  }
  return false;
}

/** Whether the attribute or field that holds the literal is shown or read aloud. @param {EstreeNode} node @param {string} value */
const isRead = ({ parent }, value) =>
  (parent?.type === 'JSXAttribute' && READ.has(String(/** @type {EstreeNode} */ (parent.name).name))) ||
  (parent?.type === 'Property' && READ.has(String(parent.key?.name)) && /^\p{Lu}|\s/u.test(value));

/** The rule `house/words`. */
export const words = {
  meta: { type: 'problem', docs: { description: 'What the web app says stands in the catalogue' } },
  /** @param {import('./boundaries.mjs').RuleContext} context */
  create(context) {
    const file = pathFromRoot(context);
    if (!SPEAKING.test(file) || GALLERY.test(file)) return {};
    /** @param {EstreeNode} node @param {string} text */
    const report = (node, text) =>
      context.report({
        node,
        message: `"${text.trim()}" is a text for people: it belongs into packages/words.`,
      });
    return {
      /** @param {EstreeNode} node */
      JSXText(node) {
        const text = String(node.value);
        if (LETTER.test(text)) report(node, text);
      },
      /** @param {EstreeNode} node */
      Literal(node) {
        const { value } = node;
        if (typeof value !== 'string' || !LETTER.test(value)) return;
        if ((isRead(node, value) || TEXT.test(value)) && !isUnread(node)) report(node, value);
      },
      /** @param {EstreeNode} node */
      TemplateLiteral(node) {
        const text = node.quasis?.map(({ value }) => value.raw).join('{}') ?? '';
        if (AROUND.test(text) && !isUnread(node)) report(node, text);
      },
    };
  },
};
