// The settings: defaults, and for each wrong value a message that names its variable.
import { describe, expect, it } from 'vitest';
import { PUSH_SERVICES } from './push-services.ts';
import { ConfigError, readConfig } from './config.ts';

const dirOf = (env: Record<string, string>) => readConfig(env, '/srv/tennis').backupDir;

describe('settings', () => {
  it('backups lie beside the data file, beside PostgreSQL nowhere, and where somebody says', () => {
    const DATABASE_URL = 'postgres://localhost/tennis';
    expect(dirOf({ DATA_DIR: '/var/tennis' })).toBe('/var/tennis/backups');
    expect(dirOf({ BACKUP_DIR: 'off' })).toBeNull();
    expect(dirOf({ DATABASE_URL })).toBeNull();
    expect(dirOf({ DATABASE_URL, BACKUP_DIR: '/mnt/stick' })).toBe('/mnt/stick');
  });

  it('storage for backups needs a key and a folder', () => {
    const BACKUP_S3_URL = 'https://s3.example.org/bucket/tennis/';
    const key = { BACKUP_S3_KEY: 'KEY', BACKUP_S3_SECRET: 'a/b+c' };
    expect(readConfig({ BACKUP_S3_URL, ...key }, '/srv/tennis').backupS3).toEqual({
      url: 'https://s3.example.org/bucket/tennis',
      region: 'us-east-1',
      keyId: 'KEY',
      secret: 'a/b+c',
    });
    expect(() => readConfig({ BACKUP_S3_URL }, '/srv/tennis')).toThrow(/BACKUP_S3_KEY/);
    expect(() => readConfig({ BACKUP_S3_URL, ...key, BACKUP_DIR: 'off' }, '/srv/tennis')).toThrow(
      /BACKUP_DIR/,
    );
  });

  it('backups behind a pooler need the address past it', () => {
    const env = { DATABASE_URL: 'postgres://proxy/tennis', DATABASE_POOLED: 'true' };
    expect(readConfig(env, '/srv/tennis').isPooled).toBe(true);
    const backed = { ...env, BACKUP_DIR: '/mnt/backups' };
    expect(() => readConfig(backed, '/srv/tennis')).toThrow(/backups go past the pooler/);
    const direct = { ...backed, DATABASE_DIRECT_URL: 'postgres://db1/tennis' };
    expect(readConfig(direct, '/srv/tennis').isPooled).toBe(true);
  });

  it('have defaults for everything', () => {
    expect(readConfig({}, '/srv/tennis')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/tennis/data',
      backupDir: '/srv/tennis/data/backups',
      backupS3: null,
      databaseUrl: null,
      databaseDirectUrl: null,
      readUrl: null,
      isPooled: false,
      poolSize: 10,
      publicUrl: null,
      smtpUrl: null,
      mailFrom: null,
      pushServices: PUSH_SERVICES,
      logLevel: 'info',
      trustProxy: false,
      drainMs: 0,
      admin: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      webDir: '/srv/tennis/apps/web/dist',
      weakPasswordHashes: false,
    });
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['BACKUP_S3_URL', 's3://bucket'],
    ['BACKUP_S3_URL', 'https://s3.example.org'],
    ['BACKUP_S3_URL', 'https://key:secret@s3.example.org/bucket'],
    ['METRICS_PORT', 'on'],
    ['METRICS_PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['PUSH_SERVICES', 'push.example.org'],
    ['PUSH_SERVICES', 'https://push.example.org/path'],
    ['PUBLIC_URL', 'tennis.example.org'],
    ['PUBLIC_URL', 'https://example.org/tennis'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'the desk'],
    ['DATABASE_URL', 'mysql://localhost/tennis'],
    ['DATABASE_URL', 'postgres://one:many,two/tennis'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/tennis'],
    ['DATABASE_READ_URL', 'mysql://localhost/tennis'],
    ['DATABASE_POOLED', 'perhaps'],
    ['DATABASE_CONNECTIONS', '3'],
    ['DRAIN_SECONDS', '61'],
    ['DRAIN_SECONDS', 'a while'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '12'],
    ['TRUST_PROXY', 'dead'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', '12345'],
  ])('%s may not be %s', (name, value) => {
    const env = { ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'Tennis123', [name]: value };
    expect(() => readConfig(env, '/')).toThrow(ConfigError);
    expect(() => readConfig(env, '/')).toThrow(new RegExp(`^${name} `));
  });

  it('never repeat the password of an address that is refused', () => {
    const env = { DATABASE_URL: 'mysql://marta:verysecret@localhost/tennis' };
    expect(() => readConfig(env, '/')).toThrow(expect.not.stringContaining('verysecret') as never);
  });

  it('take the addresses of proxies, alone or as ranges', () => {
    const value = '127.0.0.1, 10.0.0.0/8,::1, fd00::/8';
    expect(readConfig({ TRUST_PROXY: value }, '/').trustProxy).toBe(value);
  });

  it('take the number of proxies in a row; true is one', () => {
    const hops = ['true', '1', '2', 'false'].map(
      (value) => readConfig({ TRUST_PROXY: value }, '/').trustProxy,
    );
    expect(hops).toEqual([1, 1, 2, false]);
  });

  it('take an address with a trailing slash and drop it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://tennis.example.org/' }, '/').publicUrl).toBe(
      'https://tennis.example.org',
    );
  });
});
