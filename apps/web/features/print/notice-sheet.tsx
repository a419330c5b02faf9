// A notice to hang up: the event, its time, and a code that leads to the page where people enter or follow it.
import { closes } from '@tennis/words/entering';
import * as words from '@tennis/words/print';
import type { Tournament } from '@tennis/contract';
import { formatMatchTime } from '../../lib/dates.ts';
import { TYPE_LABELS } from '../../lib/tournament-words.ts';
import { clubOfTournament, tournamentDates } from '../../lib/tournament-view.ts';
import { QrCode } from '../../ui/qr-code.tsx';

/** One upright sheet. */
export function NoticeSheet({ tournament }: { tournament: Tournament }) {
  const { id, name, type, status, location, timeZone, registrationEndDate: deadline } = tournament;
  const path = `/tournaments/${id}`;
  const isOpen = status === 'registering' || status === 'upcoming' || status === 'draft';
  return (
    <section aria-label={words.notice} className="sheet sheet-upright sheet-notice">
      <h2 className="font-display text-[14mm] leading-[15mm] font-bold [overflow-wrap:anywhere]">{name}</h2>
      <p className="mt-[4mm] text-[7mm] leading-[9mm]">
        {TYPE_LABELS[type]}
        <br />
        {tournamentDates(tournament)}
        <br />
        {[clubOfTournament(tournament), location].filter((part) => part !== null && part !== '').join(', ')}
      </p>
      <QrCode
        text={window.location.origin + path}
        label={words.qrCode}
        className="mx-auto my-[10mm] w-[100mm]"
      />
      <p className="text-[9mm] leading-[11mm] font-bold">{isOpen ? words.scanToEnter : words.scanToFollow}</p>
      <p className="mt-[2mm] text-[5mm]">{window.location.host + path}</p>
      {isOpen && deadline !== null && (
        <p className="mt-[6mm] text-[6mm]">{closes({ moment: formatMatchTime(deadline, timeZone) })}</p>
      )}
    </section>
  );
}
