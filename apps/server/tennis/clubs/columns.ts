// The columns of what is sent of a club.
import { blankToNull, type Call, type Routes } from '@tennis/contract';
import type { Updateable } from 'kysely';
import type { ClubRow } from '../../database/schema.ts';
import { foldText } from '../../database/text.ts';
import { planningColumns } from './planning.ts';

/** Fields that are left out stay. */
export function columnsOf(body: Call<Routes['updateClub']>['body']): Updateable<ClubRow> {
  const { name, description, location, timeZone, publishesFullNames, contactEmail, planning, colours } = body;
  return {
    ...(name === undefined ? {} : { name, search_name: foldText(name) }),
    ...(description === undefined ? {} : { description: blankToNull(description) }),
    ...(location === undefined ? {} : { location: blankToNull(location) }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(publishesFullNames === undefined ? {} : { publishes_full_names: publishesFullNames ? 1 : 0 }),
    ...(contactEmail === undefined ? {} : { contact_email: blankToNull(contactEmail) }),
    ...planningColumns(planning),
    ...(colours === undefined
      ? {}
      : { main_colour: colours?.main ?? null, second_colour: colours?.second ?? null }),
  };
}
