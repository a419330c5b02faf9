// The phone's sheet with the tournament filter; its code comes with the first press.
import * as words from '@tennis/words/schedules';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TournamentBox, type TournamentFilterProps } from './tournament-box.tsx';

export interface TournamentSheetProps extends TournamentFilterProps {
  onClose: () => void;
}

/** The sheet, open. */
export function TournamentSheet({ value, onChange, onClose }: TournamentSheetProps) {
  return (
    <Dialog
      onOpenChange={onClose}
      title={words.filter}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.showMatches}
        </Button>
      }
    >
      <TournamentBox value={value} onChange={onChange} labelHidden={false} />
    </Dialog>
  );
}
