// The dialog Add Member (specification section 5): an account for somebody new, who chooses the password by mail.
import { error as errorTitle } from '@tennis/words/controls';
import * as words from '@tennis/words/members';
import * as peopleWords from '@tennis/words/people';
import { CreateMemberSchema, type ClubMember, type Namesake } from '@tennis/contract';
import { proposedUsername } from '@tennis/domain';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useFormState } from 'react-hook-form';
import { markFields } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keepNewMember } from '../../../writes/members.ts';
import { Namesakes } from '../../../writes/namesakes.tsx';
import { keepPeople } from '../../../writes/people.ts';
import { useNamesakes } from '../../../writes/use-namesakes.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { ROLE_OPTIONS } from './club-role.ts';

interface MemberValues {
  username: string;
  email: string;
  name: string;
  dateOfBirth: string;
  role: ClubMember['role'];
}

const EMPTY: MemberValues = { username: '', email: '', name: '', dateOfBirth: '', role: 'member' };

const bodyOf = ({ dateOfBirth, ...values }: MemberValues) => ({
  ...values,
  dateOfBirth: dateOfBirth === '' ? null : dateOfBirth,
});

/** What choosing a namesake brings: whoever has an account must accept an invitation, and only a club's own records get one here. */
function outcomeOf({ userId, isMember, isOurs }: Namesake) {
  if (userId !== null)
    return { text: isMember ? peopleWords.namesakeMember : peopleWords.namesakeInvited, canChoose: true };
  return isOurs
    ? { text: peopleWords.namesakeLinked, canChoose: true }
    : { text: peopleWords.namesakeElsewhere, canChoose: false };
}

/** Who is added: somebody whose name is to be asked about, somebody known, or somebody else of a known name. */
interface Whom {
  readonly asksAboutNamesakes?: true;
  readonly personId?: number;
}

/** The dialog; mounted while open. Without a club it says so when it is sent (D45). `onInvite`: the address has to be invited instead. */
export function AddMember({
  clubId,
  onInvite,
  onClose,
}: {
  clubId: number | null;
  onInvite: (email: string) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const { busy, send } = useWrite();
  const navigate = useNavigate();
  const { asked, askAbout, close } = useNamesakes<MemberValues>();
  const form = useForm<MemberValues>({
    defaultValues: EMPTY,
    resolver: (values) => {
      const checked = CreateMemberSchema.safeParse(bodyOf(values));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const [proposed, setProposed] = useState('');
  /** Nobody has to think of a name for somebody else to sign in with; one that was typed stays. */
  function proposeUsername() {
    const { name, username } = form.getValues();
    if (username !== '' && username !== proposed) return;
    const next = proposedUsername(name);
    setProposed(next);
    form.setValue('username', next);
  }

  function add(values: MemberValues, whom: Whom) {
    if (clubId === null) {
      toast({ title: errorTitle, description: words.noClubSelected, tone: 'danger' });
      return;
    }
    void send({
      route: 'createMember',
      call: { params: { clubId: String(clubId) }, body: { ...bodyOf(values), ...whom } },
      keep: (client) => {
        keepNewMember(client, clubId);
        // Entries of somebody who got the account show its name.
        if (whom.personId !== undefined) keepPeople(client);
      },
      after: onClose,
      done: ({ name }) => ({ title: words.added, description: words.addedText({ name }) }),
      failed: words.addFailed,
      ask: askAbout(values),
      mark: (error) => {
        // The form says what is wrong.
        close();
        markFields(form, error);
      },
    });
  }

  function choose(values: MemberValues, { id, name, userId, isMember }: Namesake) {
    if (userId === null) add(values, { personId: id });
    else if (isMember && clubId !== null) {
      // Nothing typed is lost: the open form must not hold the way there up.
      flushSync(onClose);
      void navigate({ to: '/members', search: { club: clubId, q: name } });
    } else onInvite(values.email);
  }

  return (
    <>
      <Dialog
        size="s"
        onOpenChange={onClose}
        unsaved={isDirty}
        busy={busy}
        title={words.addMember}
        description={words.addText}
        footer={
          <DialogFormActions form={formId} submit={busy ? words.adding : words.addMember} busy={busy} />
        }
      >
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) =>
            void form.handleSubmit((values) => add(values, { asksAboutNamesakes: true }))(event)
          }
        >
          <TextField
            {...form.register('name', { onBlur: proposeUsername })}
            label={words.name}
            autoComplete="off"
            error={errors.name?.message}
          />
          <TextField
            {...form.register('email')}
            type="email"
            label={words.email}
            autoComplete="off"
            error={errors.email?.message}
          />
          <TextField
            {...form.register('username')}
            label={words.username}
            hint={words.usernameHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
          />
          <DateField
            {...form.register('dateOfBirth')}
            label={words.dateOfBirth}
            optional
            hint={words.dateOfBirthHint}
            error={errors.dateOfBirth?.message}
          />
          <Select
            {...form.register('role')}
            label={words.role}
            options={ROLE_OPTIONS}
            error={errors.role?.message}
          />
        </form>
      </Dialog>
      {asked !== null && (
        <Namesakes
          people={asked.people}
          busy={busy}
          outcomeOf={outcomeOf}
          onPerson={(person) => choose(asked.values, person)}
          onSomebodyElse={() => add(asked.values, {})}
          onClose={close}
        />
      )}
    </>
  );
}
