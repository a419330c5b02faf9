// A network between server and PostgreSQL that a test can cut, repair or stop, and that can lose the answer to a commit.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Data is forwarded, silently held back, or forwarded until a new club is committed: then that answer is lost with the connection. */
type Mood = 'open' | 'silent' | 'losing a commit';

/** A transaction is ended by a simple query. */
const COMMIT = Buffer.from('Q\0\0\0\u{b}commit\0', 'latin1');

/** The statement is not known by a name yet when it comes first. */
const NEW_CLUB = Buffer.from('insert into "clubs"');

class Wire {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  mood: Mood = 'open';

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** The address of the database through this wire. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.toString();
  }

  async mend(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {
          socket.destroy();
        });
        socket.on('close', () => {
          this.#sockets.delete(socket);
        });
      }
      let isMeant = false;
      let isLost = false;
      near.on('data', (data: Buffer) => {
        if (this.mood === 'losing a commit') {
          // The server's own writes commit too, on other connections.
          isMeant ||= data.includes(NEW_CLUB);
          isLost ||= isMeant && data.includes(COMMIT);
        }
        if (this.mood !== 'silent') far.write(data);
      });
      far.on('data', (data: Buffer) => {
        if (isLost) {
          this.mood = 'open';
          near.destroy();
        } else if (this.mood !== 'silent') near.write(data);
      });
      near.on('end', () => far.end());
      far.on('end', () => near.end());
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** A wire to the database at an address; it is cut with the test. */
export async function aWire(target: string): Promise<Wire> {
  const wire = new Wire(target);
  await wire.mend();
  onTestFinished(() => {
    wire.cut();
  });
  return wire;
}
