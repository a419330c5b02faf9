// The three clubs of the demo. Their zones lie about eight hours apart, so that whenever the demo is opened at least one of
// them is in the middle of its day of play.
import type { Surface } from '@tennis/domain';

export interface ClubPlan {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly timeZone: string;
  /** The names of its courts in the location of a tournament. */
  readonly courts: string;
  /** Court 1, Court 2, and so on. */
  readonly numberOfCourts: number;
  readonly surface: Surface;
  readonly lights: boolean;
  readonly admin: string;
  /** Clubs from which guests come. */
  readonly neighbours: readonly string[];
  /** How many adults play around here. */
  readonly adults: number;
}

export const CLUBS: readonly ClubPlan[] = [
  {
    name: 'Cascais Clay Court Club',
    description: 'Eight clay courts above the bay, open all year round.',
    location: 'Rua das Oliveiras 12, Cascais',
    timeZone: 'Europe/Lisbon',
    courts: 'Clay courts 1 to 8',
    numberOfCourts: 8,
    surface: 'clay',
    lights: true,
    admin: 'Marta Figueira',
    neighbours: ['Clube de Ténis da Serra', 'Estoril Garden TC', 'Lisboa Rio TC', 'TC Setúbal Norte'],
    adults: 172,
  },
  {
    name: 'Harbour Front Tennis Club',
    description: 'Hard courts under lights: we play when the heat is over.',
    location: '20 Lantern Quay, Singapore',
    timeZone: 'Asia/Singapore',
    courts: 'Hard courts 1 to 6',
    numberOfCourts: 6,
    surface: 'hard',
    lights: true,
    admin: 'Wei Ling Goh',
    neighbours: ['Bukit View Tennis', 'Kallang Court Club', 'Johor Straits TC'],
    adults: 80,
  },
  {
    name: 'Eucalyptus Hill Racquet Club',
    description: 'A neighbourhood club with six hard courts and a busy junior programme.',
    location: '415 Canyon Road, Los Angeles',
    timeZone: 'America/Los_Angeles',
    courts: 'Hard courts 1 to 6',
    numberOfCourts: 6,
    surface: 'hard',
    lights: true,
    admin: 'Dana Whitlock',
    neighbours: ['Arroyo Park TC', 'Mesa Verde Tennis', 'Ocean Bluff TC'],
    adults: 72,
  },
];
