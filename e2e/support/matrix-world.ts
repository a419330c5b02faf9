// The world of the pages of the matrix (e2e/journeys/every-page.spec.ts): a club in the middle of its season, and the people who look at it.
import type { Page } from '@playwright/test';
import { createClub, freshUsername, PASSWORD, signUp } from './accounts.ts';
import type { Mailbox } from './mailbox.ts';
import { addMatch } from './matches.ts';
import { send } from './send.ts';
import { expect, SUPER_ADMIN } from './test.ts';
import { aMeeting, createTournament, enter, firstPerson } from './tournaments.ts';

export const ROLES = ['visitor', 'member', 'club_admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

interface Made {
  readonly id: number;
}

/** Everything that an address of the matrix may name. */
export interface MatrixWorld {
  readonly club: number;
  /** Players enter it themselves; the member and another one have. */
  readonly tournament: number;
  /** Its draw is published. */
  readonly drawn: number;
  readonly meeting: number;
  readonly person: number;
  /** The member's match on a court today, whose result the players report. */
  readonly match: number;
  /** The member's match that is to be arranged by a last day. */
  readonly toArrange: number;
  /** A request to be somebody's partner, as its mail has it. */
  readonly partnerToken: string;
  readonly resetToken: string;
  /** Signs a page in as somebody of this role; a visitor is nobody. */
  readonly signIn: (page: Page, role: Role) => Promise<void>;
}

const DAY_MS = 86_400_000;
const ALL_DAY = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));

/** The last step of the path in the newest mail to an address. */
async function tokenMailed(mailbox: Mailbox, address: string, place: string): Promise<string> {
  const link = new RegExp(String.raw`/${place}/([\w-]+)`);
  const newest = () => link.exec(mailbox.mailsTo(address).at(-1) ?? '')?.[1] ?? '';
  await expect.poll(newest, `the ${place} link mailed to ${address}`).not.toBe('');
  return newest();
}

/** Makes one. `newPage` opens a page for somebody else. */
export async function aMatrixWorld(newPage: () => Promise<Page>, mailbox: Mailbox): Promise<MatrixWorld> {
  const [director, player, rival] = [await newPage(), await newPage(), await newPage()];
  const admin = await signUp(director, { name: 'Marta Silva', role: 'club_admin' });
  const member = await signUp(player, { name: 'Gero Haas', role: 'member' });
  await signUp(rival, { name: 'Nina Kovač', role: 'member' });

  const club = await createClub(director, 'Riverside Tennis Club');
  await send(director, 'POST', `/api/clubs/${club}/courts`, {
    courts: ['Court 1', 'Court 2'].map((name) => ({ name, surface: 'clay', hours: ALL_DAY })),
  });
  await send(director, 'POST', `/api/clubs/${club}/invitations`, {
    email: `${freshUsername()}@example.org`,
    role: 'member',
  });
  await send(player, 'POST', '/api/support-tickets', {
    subject: 'Scores',
    description: 'How do I enter a retirement?',
  });

  const tournament = await createTournament(director, {
    name: 'Riverside Open',
    clubId: club,
    status: 'registering',
  });
  const own = `/api/tournaments/${tournament}`;
  await send(director, 'PATCH', own, { reportHours: 24 });
  for (const who of [player, rival]) await send(who, 'POST', `${own}/entry`, {});
  const entries = await send<Made[]>(director, 'GET', `${own}/participants`);
  const sides = [entries[0]?.id ?? null, entries[1]?.id ?? null] as const;
  const match = await addMatch(director, tournament, {
    round: 'semi_final',
    players: sides,
    court: 'Court 1',
  });
  const toArrange = await addMatch(director, tournament, { round: 'final', players: sides, startTime: null });
  await send(director, 'PUT', `${own}/last-days`, {
    matches: [{ matchId: toArrange, playBy: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10) }],
  });

  const drawn = await createTournament(director, { name: 'Riverside Cup', clubId: club });
  for (const name of ['Priya Raman', 'Elif Demir', 'Karim Haddad', 'Ida Lund'])
    await enter(director, drawn, name);
  const draw = await send<Made>(director, 'POST', `/api/tournaments/${drawn}/draws`, {});
  await send(director, 'PUT', `/api/tournaments/${drawn}/draws/${draw.id}/publication`, { published: true });

  const doubles = await createTournament(director, {
    name: 'Riverside Doubles',
    clubId: club,
    type: 'Doubles',
    status: 'registering',
  });
  const partner = `${freshUsername()}@example.org`;
  await send(rival, 'POST', `/api/tournaments/${doubles}/entry`, { partnerEmail: partner });
  await send(director, 'POST', '/api/auth/forgot-password', { email: admin.email });

  return {
    club,
    tournament,
    drawn,
    meeting: await aMeeting(director, [tournament, drawn]),
    person: await firstPerson(director, drawn),
    match,
    toArrange,
    partnerToken: await tokenMailed(mailbox, partner, 'partner'),
    resetToken: await tokenMailed(mailbox, admin.email, 'reset-password'),
    signIn: async (page, role) => {
      if (role === 'visitor') return;
      const { username } = { member, club_admin: admin, super_admin: SUPER_ADMIN }[role];
      await send(page, 'POST', '/api/auth/login', { username, password: PASSWORD });
    },
  };
}
