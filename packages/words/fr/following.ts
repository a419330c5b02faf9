// Suivre des inscriptions d’un tournoi dans ce navigateur.
import { message } from './message.ts';

export const title = 'Vous suivez';
export const follow = message('Suivre {name}');
export const unfollow = message('Ne plus suivre {name}');
export const onCourt = message('En ce moment sur le court, {court}, contre {opponent}');
export const playing = message('En ce moment sur le court, contre {opponent}');
export const interrupted = message(
  'Interrompu{score, select, none {} other { à {score}}}, contre {opponent}',
);
export const against = message('Contre {opponent}');
export const nextOn = message('Prochain match sur {court}, contre {opponent}');
export const next = message('{when}, contre {opponent}');
export const won = message('Victoire contre {opponent}, {score}');
export const lost = message('Défaite contre {opponent}, {score}');
export const none = 'Aucun match prévu pour le moment';
export const left = 'N’est plus dans ce tournoi';
export const inTournaments = 'Dans les tournois';
export const begun = message('Vous suivez {name}');
export const begunText =
  'Le prochain match se trouve en haut de la page de ce tournoi et sous « Ce que vous suivez ».';
export const wonAgainst = message('Victoire contre {opponent}');
export const lostTo = message('Défaite contre {opponent}');
export const unfollowThis = 'Ne plus suivre cette inscription';
export const tellMe = 'M’avertir sur cet appareil';
export const toldHere = 'Cet appareil vous avertit';
export const stopHere = 'Arrêter';
export const tellHint =
  'Prochain match, résultats, changements et pluie arrivent sur cet appareil, même quand cette page est fermée. Aucun compte n’est nécessaire.';
export const tellHintAccount =
  'Vos notifications arrivent sur cet appareil, même quand cette page est fermée.';
export const tellBlocked =
  'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour ce site, puis revenez.';
export const tellInstall =
  'Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil ». Ouvrez-la ensuite de là.';
export const tellBegun = 'Cet appareil vous avertit désormais';
export const tellEnded = 'Cet appareil ne vous avertit plus';
export const tellFailed =
  'Les notifications n’ont pas pu être autorisées. Vérifiez votre connexion et réessayez.';
export const stopFailed =
  'Les notifications n’ont pas pu être arrêtées. Vérifiez votre connexion et réessayez.';
export const tournaments = 'Tournois';
export const clubs = 'Clubs';
export const courts = 'Courts';
export const begunTournament =
  'Vous apprenez quand le tableau ou la programmation sont publiés, et les arrêts dus à la pluie.';
export const begunClub =
  'Vous apprenez quand les inscriptions à ses tournois ouvrent, quand un tableau ou une programmation sont publiés, et les arrêts dus à la pluie.';
export const begunCourt = 'Vous apprenez qui est appelé sur ce court.';
export const keptHere = 'Gardé dans ce navigateur.';
export const keptInAccount = 'Gardé dans votre compte, sur tous vos appareils.';
export const page = 'Ce que vous suivez';
