// Writes some values into the text of a statement instead of handing them over when it runs. SQLite looks at the value of a parameter if its plan could
// depend on it, and then plans the statement anew each time it runs: for a match with its names, planning took ten times as long as running. It looks
// at every `limit ?`, and at what a column is compared with if a partial index is about that column.
import {
  BinaryOperationNode,
  ColumnNode,
  OperatorNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
  type LimitNode,
} from 'kysely';

/** The columns that conditions of partial indexes compare with a word. Few words stand in them, so there are few texts of a statement. */
const IN_PARTIAL_INDEXES: ReadonlySet<string> = new Set(['state', 'status']);

/** Our own words, which need no quoting. */
const WORD = /^[a-z_]+$/;

/** The word with which such a column is compared; null for any other comparison. */
function comparedWord({ leftOperand, operator, rightOperand }: BinaryOperationNode): string | null {
  if (!OperatorNode.is(operator) || operator.operator !== '=') return null;
  if (!ReferenceNode.is(leftOperand) || !ColumnNode.is(leftOperand.column)) return null;
  if (!IN_PARTIAL_INDEXES.has(leftOperand.column.column.name) || !ValueNode.is(rightOperand)) return null;
  const { value } = rightOperand;
  return typeof value === 'string' && WORD.test(value) ? value : null;
}

/** Compiles queries for SQLite so that it plans each of them once. */
export class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ');
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(String(limit.value));
    else this.visitNode(limit);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const word = comparedWord(node);
    if (word === null) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(node.leftOperand);
    this.append(` = '${word}'`);
  }
}
