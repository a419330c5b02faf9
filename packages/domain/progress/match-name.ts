// What people call a match: "Final", "Semi final 2", "Round of 16, match 5", "Losers bracket, round 3, match 1".
import { matchAt, stageAt } from '../draws/structure.ts';
import type { Stage, Structure } from '../draws/structure.ts';

/** The spoken name of a match (by index); the stage is named unless it is the main bracket. */
export function matchName(structure: Structure, match: number): string {
  const played = matchAt(structure, match);
  const stage = stageAt(structure, match);
  const isMain = isMainBracket(structure, stage);
  if (stage.matchCount === 1 && !isMain) return stage.name;
  const halves = stage.kind === 'knockout' && stage.matchCount === 2 ** stage.rounds - 1;
  const name = halves
    ? roundName(2 ** (stage.rounds - played.round), played.position)
    : `round ${played.round}, match ${played.position}`;
  return isMain ? name : `${stage.name}, ${name}`;
}

/** True for the bracket whose final decides first place; a double elimination has two brackets of equal standing. */
function isMainBracket(structure: Structure, stage: Stage): boolean {
  const last = matchAt(structure, stage.firstMatch + stage.matchCount - 1);
  if (structure.type === 'double_elimination' || stage.kind === 'group') return false;
  return last.winnerTo < 0 && last.winnerPlaces[0] === 1;
}

/** A round that halves, by how many matches it has. */
function roundName(matches: number, position: number): string {
  if (matches === 1) return 'Final';
  if (matches === 2) return `Semi final ${position}`;
  if (matches === 4) return `Quarter final ${position}`;
  return `Round of ${matches * 2}, match ${position}`;
}
