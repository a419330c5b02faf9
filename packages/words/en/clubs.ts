// Clubs.
import { message } from './message.ts';

export const createTitle = 'Create a club';
export const createShort = 'Create club';
export const createText = 'You become its admin and can create tournaments in it.';
export const onlyAdmins = 'Only club administrators can create a club.';
export const onlyAdminsHint = 'Ask an administrator to make you one, or register as Club Administrator.';
export const backToDashboard = 'Back to the dashboard';
export const name = 'Club name';
export const location = 'Location';
export const locationHint = 'Town or address, as players know it.';
export const description = 'Description';
export const timeZone = 'Time zone';
export const timeZoneHint = "The club's days and match times are in this zone.";
export const creating = 'Creating club...';
export const created = 'Club created';
export const createdText = message('You are now an admin of {club}.');
export const createFailed = 'Failed to create club';
