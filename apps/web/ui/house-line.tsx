// The colours of a club's house across the top of a sheet of paper, as the club has chosen them (ADR 51). They tell nothing.

/** Those that a club has chosen. */
interface ChosenColours {
  readonly main: string;
  readonly second: string | null;
}

/** The line; nothing for a club without colours. Printers leave grounds out unless they are told to keep them. */
export function HouseLine({ colours }: { colours: ChosenColours | null }) {
  if (colours === null) return null;
  const { main, second } = colours;
  return (
    <div aria-hidden="true" className="house-line mb-[2.5mm] flex-none [print-color-adjust:exact]">
      <div className="h-[1.6mm]" style={{ backgroundColor: main }} />
      {second !== null && <div className="h-[0.8mm]" style={{ backgroundColor: second }} />}
    </div>
  );
}
