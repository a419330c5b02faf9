// PostgreSQL clusters of a test's own, by the scripts that the server itself does not use.

/** A running cluster: the superuser's address of its administrative database, and a function that ends it. */
export interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Scripts {
  readonly startPostgres: (
    settings?: Readonly<Record<string, string>>,
    parent?: string,
    of?: string,
  ) => Promise<Cluster>;
}

/** Starts a cluster; with an address, a standby of the one there. */
export async function startCluster(of = ''): Promise<Cluster> {
  const { href } = new URL('../../../scripts/run/postgres.mjs', import.meta.url);
  const { startPostgres } = (await import(href)) as Scripts;
  return startPostgres(of === '' ? {} : { hot_standby_feedback: 'on' }, undefined, of);
}
