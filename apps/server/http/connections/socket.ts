// Does to sockets what Node's HTTP server does with its own and offers nobody else (lib/_http_server.js): not to read on, and to stop in the middle of what
// it has read; and what its streams do with them: to write. The tests of this folder fail when a later Node does it otherwise.
// oxlint-disable eslint/no-underscore-dangle -- the name is Node's
import type { Socket } from 'node:net';

interface HttpSocket {
  _paused: boolean;
  readonly _write: (bytes: Buffer, encoding: 'buffer', done: (error?: Error | null) => void) => void;
  readonly parser: { onIncoming: () => number; readonly resume: () => void } | null;
}

/** Set on a connection that only streams from now on: it counts among the streams (`live/`), which have limits of their own. */
export const STREAMS_ON = 'streams-on';

/** Tells its parser, instead of a request, that HTTP ends here. */
const NO_MORE_HTTP = 2;

const internalsOf = (socket: Socket): HttpSocket => socket as unknown as HttpSocket;

/** Stops reading from a connection. `pause()` alone does not last: Node undoes it as soon as the body of an earlier request was read. */
export function stopReading(socket: Socket): void {
  internalsOf(socket)._paused = true;
  socket.pause();
}

/** Reads on where `stopReading` has stopped. */
export function readOn(socket: Socket): void {
  const internals = internalsOf(socket);
  if (!internals._paused) return;
  internals._paused = false;
  internals.parser?.resume();
  socket.resume();
}

/**
 * Writes to a connection of which nothing waits to be written, without what a stream of Node's keeps account of for each write: where ten thousand are
 * told the same, that is a tenth of all the work. `done` is called once the bytes are with the system, mostly before this returns. Until then, later
 * bytes go by `write`, which sends them after these.
 */
export function writeStraight(socket: Socket, bytes: Buffer, done: (error?: Error | null) => void): void {
  internalsOf(socket)._write(bytes, 'buffer', done);
}

/** Ends a connection at once: none of the further requests in the 64 KiB that were read is begun. */
export function cut(socket: Socket): void {
  const { parser } = internalsOf(socket);
  if (parser !== null) parser.onIncoming = () => NO_MORE_HTTP;
  socket.destroy();
}
