// The logo of a club, saved at once and apart from the form beside it (specification section 2; ADR 37).
import * as words from '@tennis/words/pictures';
import { pictureTooLarge } from '@tennis/words/validation';
import { PICTURE_BYTES, PICTURE_TYPES, type ManagedClub } from '@tennis/contract';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/field-problems.ts';
import { inBase64 } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ClubLogo } from '../../../ui/club-logo.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { keepManagedClub } from '../../../writes/clubs.ts';
import { useWrite } from '../../../writes/use-write.ts';

/** The card Logo. */
export function LogoCard({ club }: { club: ManagedClub }) {
  const { busy, send } = useWrite();
  const [problem, setProblem] = useState<string | undefined>();
  function save(logo: string | null) {
    setProblem(undefined);
    void send({
      route: 'setClubLogo',
      call: { params: { clubId: String(club.id) }, body: { logo } },
      keep: keepManagedClub,
      done: () => ({ title: logo === null ? words.logoRemoved : words.logoSaved }),
      failed: words.logoFailed,
      mark: (error) => setProblem(fieldProblems(error).get('logo')),
    });
  }
  async function choose(file: File) {
    if (file.size > PICTURE_BYTES) setProblem(pictureTooLarge);
    else save(await inBase64(file));
  }
  return (
    <Card as="section" padding="l" aria-label={words.logo} className="mb-4 max-w-2xl">
      <CardHeader title={words.logo} />
      <PictureField
        label={words.chooseLogo}
        hint={words.logoHint}
        accept={PICTURE_TYPES.join(',')}
        error={problem}
        busy={busy}
        onChoose={(file) => void choose(file)}
        onRemove={club.logo === null ? undefined : () => save(null)}
      >
        {club.logo === null ? <Avatar name={club.name} size="l" /> : <ClubLogo logo={club.logo} size="l" />}
      </PictureField>
    </Card>
  );
}
