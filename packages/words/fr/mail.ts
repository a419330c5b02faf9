// The mails of the product.
import { message } from './message.ts';

export const support = message('Une question ? Écrivez à {address}.');
export const linkInText = message('{label} :\n{url}');
export const hello = 'Bonjour,';
export const helloName = message('Bonjour {name},');
export const resetSubject = 'Réinitialisez votre mot de passe';
export const resetAsked =
  'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte. Si c’était vous, suivez ce lien.';
export const resetUsername = message('Votre nom d’utilisateur est {username}.');
export const resetLink = 'Choisir un nouveau mot de passe';
export const resetEnding =
  'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.';
export const existsSubject = 'Vous avez déjà un compte';
export const existsTold = message(
  'Quelqu’un a essayé de s’inscrire avec cette adresse e-mail. Vous avez déjà un compte : votre nom d’utilisateur est {username}.',
);
export const existsLink = 'Se connecter ou réinitialiser le mot de passe';
export const existsEnding =
  'Si ce n’était pas vous, ne faites rien : personne n’est entré dans votre compte.';
export const changedSubject = 'Votre mot de passe a été modifié';
export const changedTold = message(
  'Le mot de passe de votre compte {username} a été modifié le {day} à {time} UTC. Tous les autres appareils ont été déconnectés.',
);
export const changedNothing = 'Si c’était vous, il n’y a rien à faire.';
export const changedLink = 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe';
export const changedEnding =
  'Un nouveau mot de passe déconnecte toute personne qui utilise votre compte. Veillez aussi sur votre boîte aux lettres : toute personne qui la lit peut réinitialiser votre mot de passe.';
export const addressChangedSubject = 'Votre adresse e-mail a été modifiée';
export const addressChangedTold = message(
  'L’administration de la plateforme a modifié l’adresse e-mail de votre compte {username} le {day} à {time} UTC. Les messages sur ce compte vont désormais à la nouvelle adresse.',
);
export const addressChangedEnding =
  'Si vous ne l’avez pas demandé, prévenez tout de suite l’administration de la plateforme.';
export const addressIsSubject = 'Voici désormais l’adresse e-mail de votre compte';
export const addressIsTold =
  'L’administration de la plateforme a inscrit cette adresse dans votre compte. Les messages à son sujet arrivent désormais ici.';
export const addressIsEnding =
  'Si vous n’avez pas de compte ici, l’adresse a été mal saisie. Merci de prévenir l’administration de la plateforme.';
export const addressLink = 'Se connecter';
export const welcomeSubject = message('Bienvenue à {club}');
export const welcomeTold = message(
  '{club} vous a inscrit comme membre et a créé un compte pour vous. Votre nom d’utilisateur est {username}.',
);
export const welcomePassword =
  'Pour vous connecter, il vous faut un mot de passe. Choisissez-le avec ce lien.';
export const welcomeLink = 'Choisir votre mot de passe';
export const welcomeEnding =
  'Le lien fonctionne une seule fois, pendant 7 jours. Ensuite, « Mot de passe oublié ? » sur la page de connexion vous en donne un nouveau. Si vous ne connaissez pas ce club, ignorez ce message.';
export const readyEnding = 'Si vous ne connaissez pas ce club, ignorez ce message.';
export const invitationSubject = message('Invitation : {club}');
export const invited = message(
  '{club} vous invite à rejoindre le club {role, select, admin {comme administrateur} other {comme membre}}.',
);
export const invitedBy = message('{name} vous envoie cette invitation.');
export const invitationLink = 'Accepter l’invitation';
export const invitationEnding =
  'L’invitation est valable 7 jours. Si vous ne connaissez pas ce club, ne faites rien.';
export const promotedSubject = message('Vous avez une place : {tournament}');
export const promotedTold = message(
  '{name} a maintenant une place et n’attend plus. Tournoi : {tournament}.',
);
export const promotedLink = 'Voir le tournoi';
export const promotedEnding =
  'Si vous ne pouvez pas jouer, veuillez vous désinscrire sur cette page : la personne suivante aura la place.';
export const partnerSubject = message('{name} vous propose de jouer ensemble : {tournament}');
export const partnerAsked = message(
  '{name} aimerait jouer avec vous. Tournoi : {tournament}. Acceptez-vous ?',
);
export const partnerLink = 'Accepter ou refuser';
export const partnerEnding =
  'L’inscription compte dès que vous avez accepté, avant la clôture. Vous ne pouvez accepter qu’une demande par tournoi. Si vous ne savez pas qui vous écrit, refusez ou ne faites rien.';
export const partnerAnswerSubject = message(
  '{answer, select, accepted {Votre équipe est complète : {tournament}} taken {Votre demande n’est plus valable : {tournament}} other {Votre demande a été refusée : {tournament}}}',
);
export const partnerAnswered = message(
  '{answer, select, accepted {{name} a accepté : vous jouez ensemble. Tournoi : {tournament}.} taken {{name} joue avec quelqu’un d’autre. Tournoi : {tournament}.} other {{name} a refusé votre demande. Tournoi : {tournament}.}}',
);
export const partnerAnswerEnding = message(
  '{answer, select, accepted {Votre inscription est complète.} other {Vous gardez votre place jusqu’à la clôture. Demandez à quelqu’un d’autre sur cette page, ou cherchez un partenaire.}}',
);
export const partnerLeftSubject = message('Votre équipe n’est plus complète : {tournament}');
export const partnerLeft = message(
  'L’autre membre de votre équipe s’est désinscrit. Tournoi : {tournament}.',
);
export const partnerLeftOpen =
  'Vous gardez votre place jusqu’à la clôture. Demandez à quelqu’un d’autre sur cette page, ou cherchez un partenaire.';
export const partnerLeftOut =
  'Les inscriptions sont closes : vous êtes donc aussi désinscrit(e). Veuillez vous adresser à la direction du tournoi.';
export const unpairedSubject = message('Pas encore de partenaire : {tournament}');
export const unpaired = message(
  'Les inscriptions sont closes et votre équipe n’est pas complète. Vous n’avez plus de place. Tournoi : {tournament}.',
);
export const unpairedEnding =
  'Si vous avez trouvé quelqu’un entre-temps, veuillez vous adresser à la direction du tournoi.';
export const pairedSubject = message('Vous jouez en équipe : {tournament}');
export const paired = message(
  'La direction du tournoi a inscrit {first} et {second} en équipe. Tournoi : {tournament}.',
);
export const pairedEnding = 'S’il s’agit d’une erreur, veuillez vous adresser à la direction du tournoi.';
export const noticesSubject = message(
  '{count, plural, one {{tournament} : {kind}} other {{tournament} : # notifications}}',
);
export const noticesSubjectMany = message('{count} notifications de vos tournois');
export const noticesLine = message(
  '{about, select, other {{name}, {tournament} : {text}.} self {{tournament} : {text}.}}',
);
export const noticesLink = 'Ouvrir les notifications';
export const noticesStop = message(
  'Pour ne plus recevoir d’e-mails à ces sujets, ouvrez cette adresse et appuyez une fois : {url}',
);
export const noticesEnding = message(
  'Ce que vous recevez par e-mail, et quand, se choisit dans vos réglages : {url}',
);
