// Sheets of paper: draws, entries, check-in.
import { message } from './message.ts';

export const title = 'Print';
export const print = 'Print';
export const sheet = 'What to print';
export const draw = 'Draw';
export const entries = 'Entry list';
export const checkIn = 'Check-in list';
export const waitingList = 'Waiting list';
export const back = 'Back';
export const lastRounds = 'Last rounds';
export const name = 'Name';
export const club = 'Club';
export const seed = 'Seed';
export const here = 'Here';
export const signs = '[1] seed · ret. retired · w.o. walkover';
export const printed = message('Printed {at}. Live results: {address}');
export const drawNumber = message('Draw {number} of {made}');
export const numberShort = 'No.';
export const preview = 'Preview';
export const qrCode = 'QR code: the live page';
export const sectionsFrom = message('Sections {first} to {last}');
export const notice = 'Notice with a QR code';
export const scanToEnter = 'Scan to enter';
export const scanToFollow = 'Scan to follow it live';
