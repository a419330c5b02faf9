// Method and path of every route, without schemas: what the browser's client needs before any form is open. The
// types tie each row to its declaration in routes/, so that a row that is missing or differs does not compile.
import type { RouteName, Routes } from './routes.ts';

type Endpoints = { readonly [N in RouteName]: readonly [Routes[N]['method'], Routes[N]['path']] };

export const endpoints: Endpoints = {
  getSession: ['GET', '/api/auth/me'],
  login: ['POST', '/api/auth/login'],
  register: ['POST', '/api/auth/register'],
  logout: ['POST', '/api/auth/logout'],
  getSetup: ['GET', '/api/setup'],
  setUp: ['POST', '/api/setup'],
  listClubs: ['GET', '/api/clubs'],
  createClub: ['POST', '/api/clubs'],
  listAdminClubs: ['GET', '/api/user/admin-clubs'],
  getClubStats: ['GET', '/api/club-stats'],
  listTournaments: ['GET', '/api/tournaments'],
  createTournament: ['POST', '/api/tournaments'],
  getTournament: ['GET', '/api/tournaments/{id}'],
  updateTournament: ['PATCH', '/api/tournaments/{id}'],
  deleteTournament: ['DELETE', '/api/tournaments/{id}'],
  setTournamentStatus: ['PUT', '/api/tournaments/{id}/status'],
  getTournamentStats: ['GET', '/api/tournaments/{id}/stats'],
  listParticipants: ['GET', '/api/tournaments/{id}/participants'],
  addParticipant: ['POST', '/api/tournaments/{id}/participants'],
  updateParticipant: ['PATCH', '/api/tournaments/{id}/participants/{participantId}'],
  removeParticipant: ['DELETE', '/api/tournaments/{id}/participants/{participantId}'],
  listGroups: ['GET', '/api/tournaments/{id}/groups'],
  createGroup: ['POST', '/api/tournaments/{id}/groups'],
  listTournamentMatches: ['GET', '/api/tournaments/{id}/matches'],
  createMatch: ['POST', '/api/tournaments/{id}/matches'],
  listMatchesToday: ['GET', '/api/matches/today'],
  listMatchesOfDay: ['GET', '/api/matches/date/{day}'],
  listCompletedMatches: ['GET', '/api/matches/completed'],
  updateMatch: ['PATCH', '/api/matches/{id}'],
  deleteMatch: ['DELETE', '/api/matches/{id}'],
  setMatchStatus: ['PUT', '/api/matches/{id}/status'],
  setMatchWinner: ['PUT', '/api/matches/{id}/winner'],
  setMatchScores: ['PUT', '/api/matches/{id}/scores'],
  getHealth: ['GET', '/api/health'],
};
