// The domain has no clock and no randomness: time, seeds and ids are its arguments, so that a draw can be drawn again and
// a score replayed. (Its TypeScript settings already leave it without Node, browser and console.)
import { pathFromRoot } from './boundaries.mjs';

const PURE = /^packages\/domain\/(?!.*\.test\.ts$)/;
const IMPURE_CALLS = new Set(['Date.now', 'Math.random', 'crypto.randomUUID', 'performance.now']);

/** @typedef {{ type: string, name?: string, object?: EstreeNode, property?: EstreeNode, callee?: EstreeNode, arguments?: unknown[] }} EstreeNode */

/** The rule `house/purity`. */
export const purity = {
  meta: { type: 'problem', docs: { description: 'The domain reads no clock and rolls no dice' } },
  /** @param {import('./boundaries.mjs').RuleContext} context */
  create(context) {
    if (!PURE.test(pathFromRoot(context))) return {};
    /** @param {EstreeNode} node @param {string} what */
    const report = (node, what) => {
      context.report({
        node,
        message: `The domain may not use ${what}: take the time or the seed as an argument.`,
      });
    };
    return {
      /** @param {EstreeNode} node */
      MemberExpression(node) {
        const name = `${node.object?.name}.${node.property?.name}`;
        if (IMPURE_CALLS.has(name)) report(node, name);
      },
      /** @param {EstreeNode} node */
      NewExpression(node) {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) report(node, 'new Date()');
      },
    };
  },
};
