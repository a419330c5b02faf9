// On which courts of its club a tournament may be played (additive; OP2).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { SetTournamentCourtsSchema, TournamentCourtsSchema } from '../schemas/tournament-courts.ts';

const tag = 'Order of play';

export const tournamentCourtRoutes = {
  getTournamentCourts: route({
    ...endpoints.getTournamentCourts,
    access: 'manage-tournament',
    tag,
    summary: 'The courts of the club, and on which of them the tournament may be played',
    params: IdParams,
    responses: { 200: TournamentCourtsSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  setTournamentCourts: route({
    ...endpoints.setTournamentCourts,
    access: 'manage-tournament',
    tag,
    summary: 'Name the courts on which the tournament may be played, or allow all',
    params: IdParams,
    body: SetTournamentCourtsSchema,
    responses: { 200: TournamentCourtsSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
