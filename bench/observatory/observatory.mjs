// Lets Mozilla's Observatory score the headers of the product behind a proxy that ends TLS, all on loopback: `npm run observatory`.
// The scan is the package's own; what it needs of the world is made here at run time: a certificate authority that it trusts,
// a proxy, a server with a database of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, env, execPath, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The score that is asked for. */
const WANTED = 125;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const observatory = join(here, 'node_modules/@mdn/mdn-http-observatory');

/** @param {string} message @returns {never} */
function fail(message) {
  stderr.write(`${message}\n`);
  exit(2);
}

/**
 * Runs openssl in a folder.
 * @param {string} folder
 * @param {string[]} args
 */
function openssl(folder, args) {
  const { status, error, stderr: said } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) fail(`openssl does not work: ${error?.message ?? said}`);
}

/**
 * A certificate of localhost, signed by an authority that lives as long as this run.
 * @param {string} folder
 */
function makeCertificate(folder) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Observatory run'];
  openssl(folder, ['req', '-x509', '-days', '2', ...key, ...authority]);
  openssl(folder, ['req', ...key, '-keyout', 'key.pem', '-out', 'request.pem', '-subj', '/CN=localhost']);
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const sign =
    'x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -out cert.pem -days 2 -extfile names';
  openssl(folder, sign.split(' '));
  return {
    authority: join(folder, 'ca.pem'),
    cert: readFileSync(join(folder, 'cert.pem')),
    key: readFileSync(join(folder, 'key.pem')),
  };
}

/** A port of loopback that was free a moment ago. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : fail('There is no free port.');
}

/**
 * Starts the product as it runs behind a proxy; resolves when it answers.
 * @param {string} dataDir
 * @param {number} port
 */
async function startProduct(dataDir, port) {
  const server = spawn(execPath, [join(root, 'apps/server/main.ts')], {
    env: {
      PATH: env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      WEB_DIR: env.WEB_DIR ?? join(root, 'apps/web/dist'),
      TRUST_PROXY: '127.0.0.1',
      // The set-up is done: the first page is the one that everybody sees.
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: 'only for this run 1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (server.exitCode !== null) fail('The server ended instead of starting.');
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * A proxy as a club would have one: TLS ends here, plain requests are sent to https. Both on one port, as the scan takes one.
 * @param {{ cert: Buffer, key: Buffer }} certificate
 * @param {number} product its port
 */
async function startProxy(certificate, product) {
  const secure = createHttpsServer(certificate, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    };
    const { method, url } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: product, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const plain = createHttpServer((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const start = socket.read();
      if (start === null) return;
      socket.unshift(start);
      // A TLS connection begins with a handshake record.
      (start[0] === 22 ? secure : plain).emit('connection', socket);
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (typeof address !== 'object' || address === null) fail('The proxy has no port.');
  return { port: address.port, stop: () => front.close() };
}

/** Runs in a process of its own, which trusts the authority from its start. @param {string} host */
async function scanAndPrint(host) {
  const { scan } = await import(join(observatory, 'src/index.js'));
  const { scan: result, tests } = await scan(host);
  stdout.write(
    `score ${result.score}, grade ${result.grade}, ${result.testsPassed}/${result.testsQuantity} tests\n`,
  );
  for (const [name, { scoreModifier, result: verdict, pass }] of Object.entries(tests)) {
    const points = scoreModifier > 0 ? `+${scoreModifier}` : String(scoreModifier);
    stdout.write(`${pass ? '✓' : '✗'} ${points.padStart(4)}  ${name}: ${verdict}\n`);
  }
  exit(result.score >= WANTED && result.testsPassed === result.testsQuantity ? 0 : 1);
}

async function main() {
  if (!existsSync(observatory)) {
    fail(
      'The Observatory is not installed: npm ci --prefix bench/observatory --ignore-scripts --omit=optional',
    );
  }
  // Its install script would download the list of preloaded hosts; no host of loopback is on it.
  const preloaded = join(observatory, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  const folder = mkdtempSync(join(tmpdir(), 'tennis-observatory-'));
  const certificate = makeCertificate(folder);
  const port = await freePort();
  const product = await startProduct(join(folder, 'data'), port);
  const proxy = await startProxy(certificate, port);
  const scanner = spawn(execPath, [fileURLToPath(import.meta.url), `localhost:${proxy.port}`], {
    env: { ...env, NODE_EXTRA_CA_CERTS: certificate.authority },
    stdio: 'inherit',
  });
  const [code] = await once(scanner, 'exit');
  proxy.stop();
  product.kill();
  await once(product, 'exit');
  rmSync(folder, { recursive: true, force: true });
  exit(code ?? 1);
}

const host = argv[2];
await (host === undefined ? main() : scanAndPrint(host));
