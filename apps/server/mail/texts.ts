// What mails say, plain and as HTML (D23). The HTML is made from the same paragraphs.
import type { Message } from './transport.ts';

const PRODUCT = 'Tennis Tournament Organizer';

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly url: string; readonly label: string };
  readonly ending: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A line break in a name must begin neither another header nor a paragraph of somebody else's. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

function write(to: string, letter: Letter): Message {
  const { link, ending } = letter;
  const paragraphs = letter.paragraphs.map(inOneLine);
  const url = escapeHtml(link.url);
  const html = [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p><a href="${url}">${escapeHtml(link.label)}</a></p>`,
    `<p style="color:#555">${escapeHtml(ending)}</p>`,
    `<p style="color:#555">${PRODUCT}</p>`,
  ].join('\n');
  return {
    to,
    subject: inOneLine(letter.subject),
    text: [...paragraphs, `${link.label}:\n${link.url}`, ending, `-- \n${PRODUCT}`].join('\n\n'),
    html: `<!doctype html>\n<html lang="en"><body style="font-family:sans-serif">\n${html}\n</body></html>`,
  };
}

/** To somebody who asked for a new password. */
export const resetMail = (to: string, name: string, url: string): Message =>
  write(to, {
    subject: 'Reset your password',
    paragraphs: [
      `Hello ${name},`,
      'Somebody asked to reset the password of your account. If it was you, follow this link.',
    ],
    link: { url, label: 'Set a new password' },
    ending:
      'The link works once, within one hour. If it was not you, do nothing: your password stays as it is.',
  });

/** To the owner of an address with which somebody tried to register again. */
export const accountExistsMail = (to: string, name: string, username: string, url: string): Message =>
  write(to, {
    subject: 'You already have an account',
    paragraphs: [
      `Hello ${name},`,
      `Somebody tried to register with this email address. You already have an account: your username is ${username}.`,
    ],
    link: { url, label: 'Sign in, or reset your password' },
    ending: 'If it was not you, do nothing: nobody has got into your account.',
  });

/** To the owner of an account whose password was changed or reset. `changedAt` is an ISO time in UTC. */
export const passwordChangedMail = (
  to: string,
  { name, username }: { readonly name: string; readonly username: string },
  changedAt: string,
  url: string,
): Message =>
  write(to, {
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      `The password of your account ${username} was changed on ${changedAt.slice(0, 10)} at ${changedAt.slice(11, 16)} UTC. Every other device was signed out.`,
      'If it was you, there is nothing to do.',
    ],
    link: { url, label: 'If it was not you, set a new password at once' },
    ending:
      'A new password signs out whoever uses your account. Look after your mailbox too: whoever reads it can reset your password.',
  });

/** To somebody whom a club invites. */
export const invitationMail = (to: string, club: string, role: 'admin' | 'member', url: string): Message =>
  write(to, {
    subject: `Invitation to ${club}`,
    paragraphs: [
      'Hello,',
      `${club} invites you to join ${role === 'admin' ? 'as an admin of the club' : 'as a member'}.`,
    ],
    link: { url, label: 'Accept the invitation' },
    ending: 'The invitation is good for 7 days. If you do not know this club, do nothing.',
  });
