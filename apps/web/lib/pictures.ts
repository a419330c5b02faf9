// Where stored pictures are, and files on their way to the server (ADR 37).

/** The address of a stored picture. */
export const pictureUrl = (name: string): string => `/api/pictures/${name}`;

/** A file as the server takes it. */
export async function inBase64(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
  reader.readAsDataURL(file);
  const url = await promise;
  return url.slice(url.indexOf(',') + 1);
}
