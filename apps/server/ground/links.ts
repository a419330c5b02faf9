// The addresses that mails and issued links carry. They are made from PUBLIC_URL, or from where the server listens,
// and never from a request's Host header, which a caller can choose.
import type { Config } from './config.ts';

/** The product's own address, without a trailing slash. */
export function ownAddress({ publicUrl, host, port }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Where a password is reset. */
export const resetLink = (config: Config, token: string): string =>
  `${ownAddress(config)}/reset-password/${token}`;

/** Where a first password is chosen: the same page in other words. */
export const firstPasswordLink = (config: Config, token: string): string =>
  `${resetLink(config, token)}?first=yes`;

/** Where a reset link is asked for. */
export const forgotLink = (config: Config): string => `${ownAddress(config)}/forgot-password`;

/** The page of a tournament. */
export const tournamentLink = (config: Config, id: number): string =>
  `${ownAddress(config)}/tournaments/${id}`;

/** A thing that somebody was told. */
export const noticesLink = (config: Config): string => `${ownAddress(config)}/notifications`;

/** Where somebody chooses what to be told of. */
export const settingsLink = (config: Config): string => `${ownAddress(config)}/settings`;

/** Where mails about some topics end with one press: a page, to which mail programs post. */
export const mailStopLink = (config: Config, token: string): string =>
  `${ownAddress(config)}/mails/stop/${token}`;

/** Where an invitation is taken up. */
export const invitationLink = (config: Config, token: string): string =>
  `${ownAddress(config)}/register?token=${token}`;

/** Where somebody answers a request to be a partner. */
export const partnerLink = (config: Config, token: string): string =>
  `${ownAddress(config)}/partner/${token}`;
