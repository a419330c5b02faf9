// The club's colours across the top of a sheet of paper (ADR 51). They are decoration.

/** Those that a club has chosen. */
interface ChosenColours {
  readonly main: string;
  readonly second: string | null;
}

/** The line; nothing if a club has no colours. Printers leave backgrounds out unless they are told to keep them. */
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
