// The fields of a new account, as registration and the first set-up ask for them (specification section 5).
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField, TextField } from '../../ui/text-field.tsx';

interface Person {
  username: string;
  password: string;
  email: string;
  name: string;
}

/** Username, password, email and name; `register` and `errors` are the form's. */
export function PersonFields({
  register,
  errors,
  lockedEmail = false,
}: {
  register: (name: keyof Person) => UseFormRegisterReturn;
  errors: FieldErrors<Person>;
  /** The address comes from an invitation and stays as it is. */
  lockedEmail?: boolean;
}) {
  return (
    <>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        hint="At least 6 characters. Several words are stronger than one."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        readOnly={lockedEmail}
        {...(lockedEmail ? { hint: 'Your invitation was sent to this address.' } : {})}
        {...register('email')}
      />
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
    </>
  );
}
