// The files of docs/hosting, started for real on loopback in front of a server. Names, ports and certificates of the guide are replaced by the test's
// own.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as askOver } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort, pause } from './process.ts';

const HOSTING = path.resolve(import.meta.dirname, '../../../docs/hosting');
/** Debian has nginx where only root looks. */
const ENVIRONMENT = { PATH: `${process.env['PATH']}:/usr/sbin` };
/** The name that the files use. */
export const NAME = 'tennis.example.org';

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

export interface Proxy {
  readonly port: number;
  /** Sends a request over HTTPS by the public name; resolves with the answer once its headers are there. */
  readonly ask: (path: string, options?: Asked, body?: string | Buffer) => Promise<IncomingMessage>;
}

/** The text with each of the changes in it. If one does not apply, this throws, so the files and this test stay in step. */
function changed(file: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let text = readFileSync(path.join(HOSTING, file), 'utf8');
  for (const [from, to] of changes) {
    const after = text.replaceAll(from, to);
    if (after === text) throw new Error(`${file} does not hold ${String(from)}.`);
    text = after;
  }
  return text;
}

function aCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', [...made, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { cert, key };
}

/** The directive `http2` came with nginx 1.25.1. For an older one, the file is changed as its comment says. */
function http2ForHere(): readonly (readonly [string, string])[] {
  // It says its version as an error.
  const said = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8', env: ENVIRONMENT });
  const [, major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
  return major > 1 || minor > 25 || (minor === 25 && patch >= 1)
    ? []
    : [
        ['  http2 on;\n', ''],
        ['  listen 443 ssl;\n', '  listen 443 ssl http2;\n'],
      ];
}

async function nginxIn(folder: string, upstream: number, port: number): Promise<readonly string[]> {
  const { cert, key } = aCertificate(folder);
  const plain = await freePort();
  const site = changed('nginx.conf', [
    ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    [/ {2}listen \[::\]:.*\n/g, ''],
    ...http2ForHere(),
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, cert],
    [`/etc/letsencrypt/live/${NAME}/privkey.pem`, key],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const file = path.join(folder, 'nginx.conf');
  // As Debian's own nginx.conf has it: there answers are packed unless a site says otherwise.
  writeFileSync(
    file,
    `pid ${path.join(folder, 'pid')}; error_log stderr; daemon off; master_process off;
     events { worker_connections 256; }
     http { access_log off; gzip on; gzip_proxied any; gzip_types application/json; ${places.join(' ')}\n${site}}`,
  );
  return ['nginx', '-c', file, '-p', folder];
}

async function caddyIn(folder: string, upstream: number, port: number): Promise<readonly string[]> {
  const { cert, key } = aCertificate(folder);
  const site = changed('Caddyfile', [
    ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    [`\n${NAME} {`, `\nhttps://${NAME}:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`],
  ]);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

/** Starts one of the two in front of a port of this machine; it ends with the test. */
export async function aProxy(which: 'nginx' | 'caddy', upstream: number): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `tennis-${which}-`));
  mkdirSync(path.join(folder, 'logs'));
  const port = await freePort();
  const [program = '', ...args] = await (which === 'nginx' ? nginxIn : caddyIn)(folder, upstream, port);
  const child = spawn(program, args, {
    env: {
      ...ENVIRONMENT,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const ask: Proxy['ask'] = async (place, { method = 'GET', headers = {} } = {}, body = '') => {
    const sent = askOver({
      method,
      host: '127.0.0.1',
      port,
      path: place,
      servername: NAME,
      rejectUnauthorized: false,
      agent: false,
      headers: { host: NAME, ...headers },
    });
    // A proxy that has answered already may end the connection while more is sent.
    sent.on('error', () => {});
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${which} ended instead of starting:\n${said}`);
    const isThere = await ask('/').then(
      (answer) => answer.resume() !== undefined,
      () => false,
    );
    if (isThere) return { port, ask };
    await pause(20);
  }
}
