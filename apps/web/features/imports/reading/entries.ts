// The rows of a list of entries: a name as people write it on paper, with the facts from other columns (D26, D46).
import { EntryLineSchema, type EntryOfList } from '@tennis/contract';
import { joinedName, namePartsOf } from '@tennis/domain';
import * as words from '@tennis/words/imports';
import { readEntryLine, saysTwoPeople } from '../../../lib/entry-lines.ts';
import type { SheetRow } from '../../../lib/sheet.ts';
import { readSeed } from './columns.ts';
import { withoutNumbers } from './paper.ts';
import {
  birthIn,
  cellsOf,
  genderIn,
  lineFrom,
  numberIn,
  type Cells,
  type Part,
  type ReadLine,
  type Reading,
} from './lines.ts';

/** "Kovač, Nina" in spoken order, with its parts; other names stay as they are written. */
function sideOf(text: string) {
  const parts = text.includes(',') ? namePartsOf(text) : null;
  return parts === null
    ? { name: text }
    : { name: joinedName(parts), givenName: parts.given, familyName: parts.family };
}

/** The people of a row, and what stood beside a name: "1. Ana Silva / Rui Costa 2012 [3]". */
function peopleIn({ name, givenName, familyName, partner }: Cells, isPair: boolean) {
  if (givenName !== undefined && familyName !== undefined)
    return {
      player: { name: joinedName({ given: givenName, family: familyName }), givenName, familyName },
      partner: partner === undefined ? undefined : sideOf(partner),
      birthYear: undefined,
      seed: undefined,
    };
  const text = name ?? givenName ?? familyName ?? '';
  // As a junior's it keeps the comma, which says where the surname ends.
  // Beside a column of partners the name is that of one of them, whatever it looks like.
  const read = readEntryLine(text, { isPair: isPair && partner === undefined, isJunior: true });
  const partnerName = partner ?? read?.partnerName;
  const isOneOfPair = isPair && partnerName === undefined;
  const said = read?.name ?? text;
  return {
    player: isOneOfPair ? { name: said } : sideOf(said),
    partner: partnerName === undefined ? undefined : sideOf(partnerName),
    birthYear: read?.birthYear,
    seed: read?.seed,
  };
}

function seedIn(text: string | undefined, besideName: number | undefined): Part {
  if (text === undefined) return { said: besideName === undefined ? {} : { seed: besideName } };
  const seed = readSeed(text);
  return seed === null ? { problem: words.seedUnread({ text }) } : { said: { seed } };
}

/** Draws and eligibility need the year alone, so the day stays on the device. */
function yearIn(cells: Cells, reading: Reading, besideName: number | undefined): Part {
  const birth = birthIn(cells.birth, reading);
  if ('problem' in birth) return birth;
  const { birthDate, birthYear } = birth.said as { birthDate?: string; birthYear?: number };
  const year = birthYear ?? (birthDate === undefined ? besideName : Number(birthDate.slice(0, 4)));
  return { said: year === undefined ? {} : { birthYear: year } };
}

/** A bare number at the end, which may be a seed: "Dvořáková, Lucie 3". */
const NUMBER_AT_END = /\s#?([1-9]\d{0,2})$/;

/** What somebody should do about a name that is not understood. */
function askOf(text: string): string {
  const number = NUMBER_AT_END.exec(text.trim())?.[1];
  return number === undefined ? words.checkName : words.checkNumber({ number });
}

/** As it will stand on the list: "Nina Kovač / Rui Costa [1]". */
const readAs = (player: string, partner: string | undefined, seed: number | undefined): string =>
  `${player}${partner === undefined ? '' : ` / ${partner}`}${seed === undefined ? '' : ` [${seed}]`}`;

/** Figures and brackets are no part of a name: something is left that the reader did not understand. */
const NO_NAME = /[\d()[\]{}]/;

const titleOf = (cells: Cells, row: SheetRow): string =>
  [
    cells.name ?? [cells.givenName, cells.familyName].filter((part) => part !== undefined).join(' '),
    cells.partner,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' / ') || row.cells.join(' ');

/** Reads rows as entries; in Doubles and Mixed a slash or a word parts the two of a pair, and elsewhere such a line cannot be used. */
export const readEntries =
  (isPair: boolean) =>
  (rows: readonly SheetRow[], reading: Reading): readonly ReadLine<EntryOfList>[] => {
    const read = rows.map((row) => cellsOf(row, reading.fields));
    const names = withoutNumbers(read.map(({ name }) => name ?? ''));
    return rows.map((row, at) => {
      const { name, ...others } = read[at] ?? {};
      const cells: Cells = name === undefined ? others : { ...others, name: names[at] ?? name };
      const { player, partner, birthYear, seed } = peopleIn(cells, isPair);
      const ofPlayer = [genderIn(cells.gender), yearIn(cells, reading, birthYear), numberIn(cells.number)];
      const said = ofPlayer.map((part) => ('said' in part ? part.said : {}));
      const parts: Part[] = [
        ...ofPlayer.filter((part) => 'problem' in part),
        ...(!isPair && saysTwoPeople(player.name) ? [{ problem: words.twoPeople }] : []),
        seedIn(cells.seed, seed),
        {
          said: {
            player: Object.assign({}, player, ...said),
            ...(partner === undefined ? {} : { partner }),
            ...(cells.club === undefined ? {} : { club: cells.club }),
          },
        },
      ];
      const line = lineFrom(row, titleOf(cells, row), parts, EntryLineSchema);
      const { sent } = line;
      if (sent === null) return line;
      const isDoubtful = [sent.player.name, sent.partner?.name ?? ''].some((text) => NO_NAME.test(text));
      const warning = isDoubtful
        ? askOf(cells.name ?? '')
        : isPair && sent.partner === undefined
          ? words.partnerMissing
          : undefined;
      return {
        ...line,
        title: readAs(sent.player.name, sent.partner?.name, sent.seed),
        ...(warning === undefined ? {} : { warning }),
      };
    });
  };
