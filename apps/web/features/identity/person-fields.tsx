// The fields of a new account, as registration and the first set-up ask for them (specification section 5).
import * as words from '@tennis/words/accounts';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface Person {
  username: string;
  password: string;
  email: string;
  name: string;
}

/** Username, password, email and name; `register` and `errors` come from the form, `typed` are the current values of its fields. */
export function PersonFields({
  register,
  errors,
  typed,
  lockedEmail = false,
}: {
  register: (name: keyof Person) => UseFormRegisterReturn;
  errors: FieldErrors<Person>;
  typed: Person;
  /** The address comes from an invitation and stays as it is. */
  lockedEmail?: boolean;
}) {
  return (
    <>
      <TextField
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <NewPasswordField
        label={words.password}
        rule="registration"
        error={errors.password?.message}
        field={register('password')}
        typed={typed.password}
        names={[typed.username, typed.email, typed.name]}
      />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        readOnly={lockedEmail}
        {...(lockedEmail ? { hint: words.lockedEmail } : {})}
        {...register('email')}
      />
      <TextField label={words.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
    </>
  );
}
