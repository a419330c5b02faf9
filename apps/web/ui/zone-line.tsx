// Above a list: whose clock its times are of (lib/zones.ts).
import { cx } from './class-names.ts';

/** The sentence, or nothing if there is nothing to say. */
export function ZoneLine({ line, className }: { line: string | null; className?: string }) {
  return line === null ? null : <p className={cx('text-meta text-ink2', className)}>{line}</p>;
}
