// The button beside a tournament's star that passes its page on.
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { Share2 } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { shareTournament } from './share-tournament.ts';

/** The button; none for a draft, which nobody else could open. */
export function ShareButton({ tournament: { id, name, status } }: { tournament: Tournament }) {
  if (status === 'draft') return null;
  return (
    <IconButton
      icon={Share2}
      variant="pine"
      label={words.share({ name })}
      className="flex-none"
      onClick={() => void shareTournament(id)}
    />
  );
}
