// The address of a PostgreSQL that may be several servers, as libpq writes it: postgres://user@a:5432,b:5432/name. One of them takes writes at a time.

const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]*)(.*)$/s;

/** libpq's option that asks for the server that takes writes; with several hosts we always want that one. */
const WISH = /([?&])target_session_attrs=(?:read-write|primary)(?:&|$)/;

/** One address for each of its hosts, without the wish for the one that takes writes. */
export function addressesOf(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] = SHAPE.exec(url) ?? [];
  if (start === '') return [url];
  const end = rest.replace(WISH, '$1').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${start}${host}${end}`);
}

/** Whether each of them is an address, and the wish one that we fulfil. */
export function isDatabaseUrl(url: string): boolean {
  return addressesOf(url).every(
    (address) =>
      URL.canParse(address) &&
      ['postgres:', 'postgresql:'].includes(new URL(address).protocol) &&
      !new URL(address).searchParams.has('target_session_attrs'),
  );
}
