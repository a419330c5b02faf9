// One's own photo: optional, made small by the server (specification section 2; ADR 37).
import * as words from '@tennis/words/pictures';
import { pictureTooLarge } from '@tennis/words/validation';
import { PICTURE_BYTES, PICTURE_TYPES, type User } from '@tennis/contract';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/field-problems.ts';
import { inBase64 } from '../../../lib/pictures.ts';
import { sessionQuery, shownName } from '../../../lib/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { useWrite } from '../../../writes/use-write.ts';

/** The card Your photo. */
export function PhotoCard({ user }: { user: User }) {
  const { busy, send } = useWrite();
  const [problem, setProblem] = useState<string | undefined>();
  function save(picture: string | null) {
    setProblem(undefined);
    void send({
      route: 'setPicture',
      call: { body: { picture } },
      keep: (client, answer) => client.setQueryData(sessionQuery.queryKey, answer),
      done: () => ({ title: picture === null ? words.photoRemoved : words.photoSaved }),
      failed: words.photoFailed,
      mark: (error) => setProblem(fieldProblems(error).get('picture')),
    });
  }
  async function choose(file: File) {
    if (file.size > PICTURE_BYTES) setProblem(pictureTooLarge);
    else save(await inBase64(file));
  }
  return (
    <Card as="section" padding="l" aria-label={words.photo}>
      <CardHeader title={words.photo} />
      <PictureField
        label={words.choosePhoto}
        hint={words.photoHint}
        accept={PICTURE_TYPES.join(',')}
        error={problem}
        busy={busy}
        onChoose={(file) => void choose(file)}
        onRemove={user.picture === null ? undefined : () => save(null)}
      >
        <Avatar name={shownName(user)} size="l" picture={user.picture} />
      </PictureField>
    </Card>
  );
}
