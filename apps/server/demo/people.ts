// The players of the demo: invented people, the same for the same seed. The best of each club have accounts, the others enter by name.
import type { Random } from '@tennis/domain';
import { foldText } from '../database/text.ts';

export interface Player {
  readonly name: string;
  readonly isWoman: boolean;
  /** Name of the club they play for: the host or a neighbour. */
  readonly club: string;
  /** Playing strength: the higher the better. */
  readonly strength: number;
  readonly userId: number | null;
}

/** The people around one club, the strongest first. */
export interface Circle {
  readonly adults: readonly Player[];
  readonly children: readonly Player[];
}

const CHILDREN = 24;

const words = (line: string): string[] => line.split(' ');

const WOMEN = words(
  'Nina Priya Sofia Amara Lucía Ingrid Mei Hannah Zofia Leila Carmen Yuki Freya Olivia Beatriz Elif Noor Chloé Ana Ruth Keiko Ada Marisol Tove Grace Ivana Siobhán Dalia Camille Joana Farah Petra',
);
const MEN = words(
  'Tomás Arjun Felix Kwame Mateo Lars Jun David Paweł Omar Diego Kenji Emil Jack Rui Cem Samir Hugo Luka Peter Haruto Ben Javier Nils Theo Goran Cormac Idris Julien Pedro Amir Marek',
);
const SURNAMES = words(
  'Kovač Raman Lindqvist Okafor Herrera Brandt Tanaka Fischer Nowak Haddad Vidal Sato Jensen Walker Carvalho Yılmaz Rahman Laurent Petrović Schneider Mori Clarke Castillo Berg Foster Horvat Byrne Mensah Moreau Sousa Aziz Dvořák Almeida Nakamura Keller Osei Romero Nygaard Chen Weber Wiśniewski Khalil Navarro Ito Larsen Hughes Pinto Demir Malik Girard Jovanović Baumann Suzuki Bennett Reyes Holm Murphy Boateng Lefèvre Moreira',
);

/** Somebody new at every call, women and men in turn; the first 600 all have different names. */
export function drawNames(random: Random): () => Pick<Player, 'name' | 'isWoman'> {
  const women = random.shuffle([...WOMEN]);
  const men = random.shuffle([...MEN]);
  const surnames = random.shuffle([...SURNAMES]);
  let index = -1;
  return () => {
    index += 1;
    const isWoman = index % 2 === 0;
    const firsts = isWoman ? women : men;
    const first = firsts[Math.floor(index / 2) % firsts.length] ?? '';
    const turn = Math.floor(index / surnames.length);
    return { name: `${first} ${surnames[(index + turn) % surnames.length] ?? ''}`, isWoman };
  };
}

/** As draw sheets write a name, so that visitors see a child's first name and an initial (D24). */
const onSheet = (name: string): string => name.replace(/ \S+$/, (surname) => surname.toUpperCase());

/** The people around one club: they play for the host or for one of its neighbours. */
export function drawCircle(
  nextName: ReturnType<typeof drawNames>,
  random: Random,
  { host, neighbours, adults }: { host: string; neighbours: readonly string[]; adults: number },
): Circle {
  const clubs = [host, ...neighbours];
  const draw = (count: number): Player[] =>
    Array.from({ length: count }, (_, index) => ({
      ...nextName(),
      club: clubs[(index >> 1) % clubs.length] ?? host,
      strength: random.int(1000),
      userId: null,
    })).sort((a, b) => b.strength - a.strength);
  return {
    adults: draw(adults),
    children: draw(CHILDREN).map((child) => ({ ...child, name: onSheet(child.name) })),
  };
}

/** The username that somebody would choose: the name in plain letters, joined by a full stop. */
export const usernameOf = (name: string): string =>
  foldText(name)
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[^a-z]+/g, '.');
