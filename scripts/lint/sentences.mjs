// The domain and the contract speak in codes with typed parameters; texts for people are in the catalogue (packages/words, ADR 20), and so are all that the
// web app and the server's answers say. Only the message of a bug may be in English where it is thrown or logged. The operator's commands, the log and
// the API document speak English.
import { pathFromRoot } from './boundaries.mjs';

const WORDLESS = /^packages\/(?:domain\/|contract\/(?:scores\/|acts\.ts))(?!.*\.test\.ts$)/;
/** What people read in their language: not the stories of the gallery, the samples of a draw, the API document or the names of typefaces. */
const READ_BY_PEOPLE =
  /^apps\/(?:web|server\/(?:access|accounts|http|live|mail|pictures|platform|push|tennis))\//;
const NOT_READ =
  /\.test\.tsx?$|^apps\/web\/(?:app\/gallery|dist)\/|\/sample-|\/openapi\.ts$|\/cards\/drawing\.ts$/;
/** The same in every language, and the name under which D46 keeps somebody who has gone. */
const NAME = /^(?:Tennis Tournament Organizer|Mac Roman$|Samsung Internet$|Former player$)/;
/** Begins like a text for people: a capital, then a second word or a value. Statements, headers and class names do not. */
const BEGINS = /^\p{Lu}[\p{L}’']*,? (?:\p{L}|\uFFFC)/u;
/** The attributes that are read out or shown. */
const SAID = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
/** Stands for a value in a template. */
const VALUE = '\uFFFC';
/** Two words, or a word and a value, with a space between them, as in any sentence. */
const SENTENCE = /\p{L}\p{P}* +\p{P}*\p{L}|\uFFFC\p{P}* +\p{P}*\p{L}{2}|\p{L}{2}\p{P}* +\p{P}*\uFFFC/u;

/**
 * @typedef {{ type: string, value?: unknown, parent?: EstreeNode | null, name?: { name?: string }, callee?: EstreeNode, range?: [number, number],
 *   quasis?: { value: { raw: string } }[] }} EstreeNode
 */

/**
 * Whether a node stands in the message of a bug: thrown or, where there is a log, the argument of an error or written to the log.
 * @param {EstreeNode} node
 * @param {((node: EstreeNode) => string) | null} codeOf null where nothing but a throw counts
 */
function isOfBug(node, codeOf) {
  for (let above = node.parent ?? null; above !== null; above = above.parent ?? null) {
    if (above.type === 'ThrowStatement') return true;
    const callee = codeOf === null || above.callee === undefined ? '' : codeOf(above.callee);
    if (above.type === 'NewExpression' && /(?:Error|Advice)$/.test(callee)) return true;
    if (above.type === 'CallExpression' && /\b(?:console|log)\b/.test(callee)) return true;
  }
  return false;
}

/** The rule `house/sentences`. */
export const sentences = {
  meta: { type: 'problem', docs: { description: 'No text for people outside of the catalogue' } },
  /** @param {import('./boundaries.mjs').RuleContext} context */
  create(context) {
    const path = pathFromRoot(context);
    const isRead = READ_BY_PEOPLE.test(path) && !NOT_READ.test(path);
    if (!isRead && !WORDLESS.test(path)) return {};
    const begins = isRead ? BEGINS : SENTENCE;
    const { text: code } = context.sourceCode;
    /** @param {EstreeNode} node */
    const codeOf = ({ range: [start, end] = [0, 0] }) => code.slice(start, end);
    /** @param {EstreeNode} node @param {string} text */
    const report = (node, text) =>
      context.report({
        node,
        message: `"${text.replaceAll(VALUE, '…')}" is a text for people: answer a code with parameters, and put the words into packages/words.`,
      });
    /** @param {EstreeNode} node @param {string} text */
    const check = (node, text) => {
      if (begins.test(text) && !NAME.test(text) && !isOfBug(node, isRead ? codeOf : null)) report(node, text);
    };
    return {
      /** @param {EstreeNode} node */
      Literal(node) {
        if (typeof node.value !== 'string') return;
        const { parent } = node;
        const isSaid = parent?.type === 'JSXAttribute' && SAID.has(parent.name?.name ?? '');
        if (isRead && isSaid && /\p{L}{2}/u.test(node.value)) report(node, node.value);
        else check(node, node.value);
      },
      /** @param {EstreeNode} node */
      TemplateLiteral(node) {
        // SQL of the server.
        if (isRead && node.parent?.type === 'TaggedTemplateExpression') return;
        check(node, node.quasis?.map(({ value }) => value.raw).join(VALUE) ?? '');
      },
      /** @param {EstreeNode} node */
      JSXText(node) {
        const text = String(node.value).trim();
        if (isRead && /\p{L}{2}/u.test(text)) report(node, text);
      },
    };
  },
};
