// A knockout as a bracket (brief section 6) for any size up to 128: from 768 px on a canvas of columns, on a phone one round per page. A caller may
// keep the visible part and the followed player in the address. The list of matches always shows the same.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import { playerPath } from '../../lib/bracket-path.ts';
import { layoutMark, useLayouts } from '../media-query.ts';
import { BracketCanvas } from './canvas.tsx';
import { BracketPages } from './pages.tsx';
import type { BracketParts, DrawPlace } from './parts.ts';

export interface BracketProps {
  facts: BracketFacts;
  /** Names the bracket for screen readers: "Riverside Clay Open draw". */
  label: string;
  /** Left out where no address keeps it: then the bracket does. */
  place?: DrawPlace;
  onPlace?: (change: DrawPlace) => void;
  /** The address of another part, to which rounds and quarters lead also without script. */
  hrefOf?: (change: DrawPlace) => string;
  /** Finder, following, zoom and keys; off for the dashboard's small bracket. */
  tools?: boolean;
  /** More about the followed player, beside their name. */
  about?: ReactNode;
  /** The tournament of the players: a star follows the one whose path is shown. */
  tournament?: number;
  /** Where finder and zoom are drawn; above the bracket when left out. */
  toolsHost?: HTMLElement | null;
}

/** The bracket of a knockout. */
export function Bracket({
  facts,
  label,
  place,
  onPlace,
  hrefOf,
  tools = true,
  about,
  tournament,
  toolsHost,
}: BracketProps) {
  const layouts = useLayouts();
  const [own, setOwn] = useState<DrawPlace>({});
  const shown = onPlace === undefined ? own : (place ?? {});
  const go = (change: DrawPlace) =>
    onPlace === undefined ? setOwn((before) => ({ ...before, ...change })) : onPlace(change);
  const toggle = (player: number | null) =>
    go({ player: player === null || player === shown.player ? undefined : player });
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  // The same for as long as the bracket is there, so that following somebody draws only their own cells anew.
  const [onFollow] = useState(() => (player: number | null) => latest.current(player));
  const parts: BracketParts = {
    facts,
    label,
    place: shown,
    onPlace: go,
    hrefOf,
    path: tools && shown.player !== undefined ? playerPath(facts, shown.player) : null,
    onFollow: tools ? onFollow : undefined,
    about,
    tournament,
    toolsHost,
  };
  return (
    <>
      {layouts !== 'desk' && (
        <div {...layoutMark(layouts, 'phone')}>
          <BracketPages {...parts} />
        </div>
      )}
      {layouts !== 'phone' && (
        <div {...layoutMark(layouts, 'desk')}>
          <BracketCanvas {...parts} />
        </div>
      )}
    </>
  );
}
