// The fields of a new account, as registration and the first set-up ask for them (specification section 5).
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface Person {
  username: string;
  password: string;
  email: string;
  name: string;
}

/** Username, password, email and name; `register` and `errors` are the form's, `typed` what stands in its fields. */
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
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <NewPasswordField
        label="Password"
        rule="registration"
        error={errors.password?.message}
        field={register('password')}
        typed={typed.password}
        names={[typed.username, typed.email, typed.name]}
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
