// Empty room for the rest of a long list, so that the page has its full length from the start.
import { roomBelow } from '../lib/first-rows.ts';

/** An empty box below the rows that are drawn; nothing once all of them are. */
export function RoomBelow({ rows, limit }: { rows: number; limit: number }) {
  const room = roomBelow(rows, limit);
  return room === null ? null : <div style={room} />;
}
