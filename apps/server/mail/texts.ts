// The texts of mails, plain and as HTML (D23), in the recipient's language. The HTML is made from the same paragraphs.
import { wordsIn } from '@tennis/words';
import type { Language } from '@tennis/words/languages';
import type { Letterhead } from '../database/known-settings.ts';
import { frame } from './frame.ts';
import type { Message } from './transport.ts';

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly url: string; readonly label: string };
  readonly ending: string;
  /** The address at which mails of this kind end with one press: said below, and to the mail program. */
  readonly stop?: { readonly url: string; readonly text: string };
}

/** A line break in a name must not begin another header, or another paragraph. The no-break spaces of French stay. */
const inOneLine = (text: string): string => text.replace(/[^\S\u00A0]+/g, ' ');

/** The recipient of a mail, its language, and its platform. */
export interface Recipient {
  readonly to: string;
  readonly language: Language;
  readonly platform: Letterhead;
}

function write({ to, language, platform }: Recipient, letter: Letter): Message {
  const { supportEmail } = platform;
  const name = inOneLine(platform.name);
  const { link } = letter;
  const subject = inOneLine(letter.subject);
  const endings = [
    letter.ending,
    ...(letter.stop === undefined ? [] : [letter.stop.text]),
    ...(supportEmail === null ? [] : [wordsIn(language).mail.support({ address: supportEmail })]),
  ];
  const paragraphs = letter.paragraphs.map(inOneLine);
  return {
    to,
    subject,
    text: [...paragraphs, wordsIn(language).mail.linkInText(link), ...endings, `-- \n${name}`].join('\n\n'),
    html: frame({ language, platform: name, subject, paragraphs, link, endings }),
    ...(letter.stop !== undefined && { stop: letter.stop.url }),
  };
}

/** To somebody who asked for a new password. Who remembers only the address reads their username here. */
export function resetMail(
  recipient: Recipient,
  { name, username }: { readonly name: string; readonly username: string },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.resetSubject,
    paragraphs: [mail.helloName({ name }), mail.resetAsked, mail.resetUsername({ username })],
    link: { url, label: mail.resetLink },
    ending: mail.resetEnding,
  });
}

/** To the owner of an address with which somebody tried to register again. */
export function accountExistsMail(
  recipient: Recipient,
  name: string,
  username: string,
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.existsSubject,
    paragraphs: [mail.helloName({ name }), mail.existsTold({ username })],
    link: { url, label: mail.existsLink },
    ending: mail.existsEnding,
  });
}

/** The day of an ISO time in UTC: in English as it is written on the wire. */
const dayOf = (iso: string, language: Language): string =>
  language === 'en'
    ? iso.slice(0, 10)
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** The owner of the changed account. */
interface Owner {
  readonly name: string;
  readonly username: string;
}

/** The parts of a sentence about a change: whose account it was, and the minute in UTC of an ISO time. */
const changeOf = ({ username }: Owner, changedAt: string, language: Language) => ({
  username,
  day: dayOf(changedAt, language),
  time: changedAt.slice(11, 16),
});

/** To the owner of an account whose password was changed or reset. `changedAt` is an ISO time in UTC. */
export function passwordChangedMail(
  recipient: Recipient,
  owner: Owner,
  changedAt: string,
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.changedSubject,
    paragraphs: [
      mail.helloName(owner),
      mail.changedTold(changeOf(owner, changedAt, recipient.language)),
      mail.changedNothing,
    ],
    link: { url, label: mail.changedLink },
    ending: mail.changedEnding,
  });
}

/** To the former address of an account. `changedAt` is an ISO time in UTC. */
export function addressChangedMail(
  recipient: Recipient,
  owner: Owner,
  changedAt: string,
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.addressChangedSubject,
    paragraphs: [
      mail.helloName(owner),
      mail.addressChangedTold(changeOf(owner, changedAt, recipient.language)),
    ],
    link: { url, label: mail.addressLink },
    ending: mail.addressChangedEnding,
  });
}

/** To the new address of an account. Somebody else may read it there, so the username is left out. */
export function addressIsMail(recipient: Recipient, name: string, url: string): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.addressIsSubject,
    paragraphs: [mail.helloName({ name }), mail.addressIsTold],
    link: { url, label: mail.addressLink },
    ending: mail.addressIsEnding,
  });
}

/** To somebody whose account a club has made. They choose the password themselves. */
export function welcomeMail(
  recipient: Recipient,
  { name, username }: { readonly name: string; readonly username: string },
  club: string,
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.welcomeSubject({ club }),
    paragraphs: [mail.helloName({ name }), mail.welcomeTold({ club, username }), mail.welcomePassword],
    link: { url, label: mail.welcomeLink },
    ending: mail.welcomeEnding,
  });
}

/** The same to somebody who has a password by the time it is sent. */
export function readyMail(
  recipient: Recipient,
  { name, username }: { readonly name: string; readonly username: string },
  club: string,
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.welcomeSubject({ club }),
    paragraphs: [mail.helloName({ name }), mail.welcomeTold({ club, username })],
    link: { url, label: mail.addressLink },
    ending: mail.readyEnding,
  });
}

/** To somebody who waited and has got a place, or to who looks after them. */
export function promotedMail(
  recipient: Recipient,
  { name, tournament }: { readonly name: string; readonly tournament: string },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.promotedSubject({ tournament }),
    paragraphs: [mail.hello, mail.promotedTold({ name, tournament })],
    link: { url, label: mail.promotedLink },
    ending: mail.promotedEnding,
  });
}

/** To somebody who is told several things at once. The addresses of their choices, and where such mails end, stand as text: a mail has only one link. */
export function noticesMail(
  recipient: Recipient,
  { subject, lines }: { readonly subject: string; readonly lines: readonly string[] },
  { page, settings, stop }: { readonly page: string; readonly settings: string; readonly stop: string },
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject,
    paragraphs: [mail.hello, ...lines],
    link: { url: page, label: mail.noticesLink },
    ending: mail.noticesEnding({ url: settings }),
    stop: { url: stop, text: mail.noticesStop({ url: stop }) },
  });
}

interface OfTournament {
  readonly tournament: string;
}

/** To somebody who is asked to be a partner. */
export function partnerRequestMail(
  recipient: Recipient,
  { name, tournament }: OfTournament & { readonly name: string },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.partnerSubject({ name, tournament }),
    paragraphs: [mail.hello, mail.partnerAsked({ name, tournament })],
    link: { url, label: mail.partnerLink },
    ending: mail.partnerEnding,
  });
}

/** To somebody who has asked for a partner. */
export function partnerAnswerMail(
  recipient: Recipient,
  {
    name,
    tournament,
    answer,
  }: OfTournament & { readonly name: string; readonly answer: 'accepted' | 'declined' | 'taken' },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.partnerAnswerSubject({ answer, tournament }),
    paragraphs: [mail.hello, mail.partnerAnswered({ answer, name, tournament })],
    link: { url, label: mail.promotedLink },
    ending: mail.partnerAnswerEnding({ answer }),
  });
}

/** To the player of a pair who is left. */
export function partnerLeftMail(
  recipient: Recipient,
  { tournament, isOut }: OfTournament & { readonly isOut: boolean },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.partnerLeftSubject({ tournament }),
    paragraphs: [mail.hello, mail.partnerLeft({ tournament })],
    link: { url, label: mail.promotedLink },
    ending: isOut ? mail.partnerLeftOut : mail.partnerLeftOpen,
  });
}

/** To somebody without a partner when entries closed. */
export function unpairedMail(recipient: Recipient, { tournament }: OfTournament, url: string): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.unpairedSubject({ tournament }),
    paragraphs: [mail.hello, mail.unpaired({ tournament })],
    link: { url, label: mail.promotedLink },
    ending: mail.unpairedEnding,
  });
}

/** To a player whom the organisers have made one of a pair; `first` and `second` are the names of both. */
export function pairedMail(
  recipient: Recipient,
  { first, second, tournament }: OfTournament & { readonly first: string; readonly second: string },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.pairedSubject({ tournament }),
    paragraphs: [mail.hello, mail.paired({ first, second, tournament })],
    link: { url, label: mail.promotedLink },
    ending: mail.pairedEnding,
  });
}

/** To somebody a club invites; `inviter` is the name of who sends it, if they still have an account. */
export function invitationMail(
  recipient: Recipient,
  { club, role, inviter }: { club: string; role: 'admin' | 'member'; inviter: string | null },
  url: string,
): Message {
  const { mail } = wordsIn(recipient.language);
  return write(recipient, {
    subject: mail.invitationSubject({ club }),
    paragraphs: [
      mail.hello,
      mail.invited({ club, role }),
      ...(inviter === null ? [] : [mail.invitedBy({ name: inviter })]),
    ],
    link: { url, label: mail.invitationLink },
    ending: mail.invitationEnding,
  });
}
