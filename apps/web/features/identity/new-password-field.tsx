// A field for a new password: the platform's rules, and while you type how hard the password is to guess (D4).
import * as words from '@tennis/words/accounts';
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { read } from '../../lib/api.ts';
import { passwordStrength, type Strength } from '../../lib/password-strength.ts';
import { cx } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PasswordField } from '../../ui/text-field.tsx';

const LEVELS: Readonly<Record<Strength, readonly [steps: number, colour: string, text: string]>> = {
  weak: [1, 'bg-danger', words.weak],
  fair: [2, 'bg-warn', words.fair],
  good: [3, 'bg-primary', words.good],
  strong: [4, 'bg-primary', words.strong],
};

/** The field with its meter; `typed` is what stands in it, `names` are the person's own. */
export function NewPasswordField({
  label,
  rule,
  error,
  field,
  typed,
  names,
}: {
  label: string;
  /** The rules of this form: registration accepts shorter passwords than a reset. */
  rule: 'registration' | 'reset';
  error: string | undefined;
  field: UseFormRegisterReturn;
  typed: string;
  names: readonly string[];
}) {
  const demanded = useQuery(read('getPasswordRule', {})).data;
  const least = demanded?.minLength ?? 6;
  const isStrict = demanded?.rule === 'strong';
  const hint =
    rule === 'reset'
      ? isStrict
        ? words.resetRuleStrong
        : words.resetRule
      : (isStrict ? words.registrationRuleStrong : words.registrationRule)({ least });
  const strength = passwordStrength(typed, names);
  return (
    <div className="grid gap-1.5">
      <PasswordField label={label} hint={hint} autoComplete="new-password" error={error} {...field} />
      <LiveRegion>{strength !== null && <Meter strength={strength} />}</LiveRegion>
    </div>
  );
}

function Meter({ strength }: { strength: Strength }) {
  const [steps, colour, text] = LEVELS[strength];
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cx('h-1.5 rounded-full', step <= steps ? colour : 'bg-line')} />
        ))}
      </div>
      <p className="text-meta text-ink2">{text}</p>
    </div>
  );
}
