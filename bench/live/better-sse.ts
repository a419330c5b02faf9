// The same with better-sse, as its documentation shows it: a channel that everybody joins. `tell` broadcasts, `cpu` returns the cost so far.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { stdin, stdout } from 'node:process';
import { createChannel, createSession } from 'better-sse';

const channel = createChannel();
const server = createServer((request, response) => {
  void createSession(request, response, { keepAlive: null }).then((session) => channel.register(session));
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  stdout.write(`port ${(server.address() as { port: number }).port}\n`);
});
let told = 0;
createInterface(stdin).on('line', (line) => {
  if (line === 'tell') {
    told += 1;
    channel.broadcast({ tournament: 1, club: 1, marks: [1_234_567_890] }, 'message', {
      eventId: `1234.${told}`,
    });
  } else {
    const { user, system } = process.cpuUsage();
    stdout.write(`cpu ${user + system}\n`);
  }
});
