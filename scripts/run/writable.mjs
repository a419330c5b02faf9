// What is installed or built stands in the folder of the product, in which a service may not write.
import { accessSync, constants } from 'node:fs';
import { NotWritable, ROOT } from './paths.mjs';

/**
 * Refuses what would write into the folder of the product if this account may not.
 * @param {string} what has to be done, as the beginning of a sentence
 * @param {string} [folder]
 * @throws {NotWritable} which says what to do
 */
export function refuseReadOnly(what, folder = ROOT) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new NotWritable(
      `${what}, and this account may not write in ${folder}. Run \`npm run build\` there as its owner, then start again; under systemd: sudo -u tennis npm --prefix ${folder} run build`,
    );
  }
}
