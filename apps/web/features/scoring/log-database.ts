// The browser's database of the logs. The browser may close it while the page lives, as iOS does behind a locked screen: then it is opened again.

const NAME = 'score-logs';
const STORE = 'logs';

/** Whether the device has no room left; anything else that fails may go well with a new connection. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const connect = (factory: IDBFactory | undefined): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    if (factory === undefined) {
      reject(new Error('This browser keeps nothing.'));
      return;
    }
    const request = factory.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });

/**
 * Something to do in one transaction: it makes its requests at once, and answers how to read their result. What it does later, when a request has its
 * answer, ends with `giveUp` if it fails: an error in a listener is lost.
 */
export type Work<T> = (store: IDBObjectStore, giveUp: (error: Error) => void) => () => T;
export type LogDatabase = <T>(mode: IDBTransactionMode, work: Work<T>) => Promise<T>;

/** Does some work, and settles once it is on the disk, not when it was asked for. */
async function once<T>(opened: Promise<IDBDatabase>, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const database = await opened;
  const transaction = database.transaction(STORE, mode);
  let thrown: Error | null = null;
  const result = work(transaction.objectStore(STORE), (error) => {
    thrown = error;
    transaction.abort();
  });
  return new Promise((resolve, reject) => {
    const fail = () => reject(thrown ?? transaction.error ?? new Error('not kept'));
    transaction.addEventListener('complete', () => resolve(result()));
    transaction.addEventListener('abort', fail);
    // Not every browser ends what was under way.
    database.addEventListener('close', fail, { once: true });
  });
}

/** The database; work that fails is done once more with a new connection, unless there is no room. */
export function createLogDatabase(factory: IDBFactory | undefined): LogDatabase {
  let opened: Promise<IDBDatabase> | null = null;

  function drop(connection: Promise<IDBDatabase>): void {
    if (opened === connection) opened = null;
  }

  function current(): Promise<IDBDatabase> {
    if (opened !== null) return opened;
    const connection = connect(factory);
    opened = connection;
    connection.then(
      (database) => database.addEventListener('close', () => drop(connection)),
      () => drop(connection),
    );
    return connection;
  }

  return async (mode, work) => {
    const connection = current();
    try {
      return await once(connection, mode, work);
    } catch (error) {
      if (isNoRoom(error) || factory === undefined) throw error;
      drop(connection);
      connection.then((database) => database.close()).catch(() => undefined);
      return once(current(), mode, work);
    }
  };
}
