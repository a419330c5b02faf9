// The domain and the contract speak in codes with typed parameters; texts for people are in the catalogue (packages/words, ADR 20). Only the message
// of a bug may be in English where it is thrown.
import { pathFromRoot } from './boundaries.mjs';

const WORDLESS = /^packages\/(?:domain\/|contract\/(?:scores\/|acts\.ts))(?!.*\.test\.ts$)/;
/** Stands for a value in a template. */
const VALUE = '\uFFFC';
/** Two words, or a word and a value, with a space between them, as in any sentence. */
const SENTENCE = /\p{L}\p{P}* +\p{P}*\p{L}|\uFFFC\p{P}* +\p{P}*\p{L}{2}|\p{L}{2}\p{P}* +\p{P}*\uFFFC/u;

/**
 * @typedef {{ type: string, value?: unknown, parent?: EstreeNode | null, quasis?: { value: { raw: string } }[] }} EstreeNode
 */

/** @param {EstreeNode} node */
function isThrown(node) {
  for (let above = node.parent ?? null; above !== null; above = above.parent ?? null)
    if (above.type === 'ThrowStatement') return true;
  return false;
}

/** The rule `house/sentences`. */
export const sentences = {
  meta: { type: 'problem', docs: { description: 'No sentence in the domain and the contract' } },
  /** @param {import('./boundaries.mjs').RuleContext} context */
  create(context) {
    if (!WORDLESS.test(pathFromRoot(context))) return {};
    /** @param {EstreeNode} node @param {string} text */
    const check = (node, text) => {
      if (SENTENCE.test(text) && !isThrown(node))
        context.report({
          node,
          message: `"${text.replaceAll(VALUE, '…')}" is a text for people: answer a code with parameters, and put the words into packages/words.`,
        });
    };
    return {
      /** @param {EstreeNode} node */
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      /** @param {EstreeNode} node */
      TemplateLiteral(node) {
        check(node, node.quasis?.map(({ value }) => value.raw).join(VALUE) ?? '');
      },
    };
  },
};
