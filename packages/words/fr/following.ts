// Suivre des inscriptions d’un tournoi dans ce navigateur.
import { message } from './message.ts';

export const title = 'Vous suivez';
export const follow = message('Suivre {name}');
export const unfollow = message('Ne plus suivre {name}');
export const onCourt = message('En ce moment sur le court, {court}, contre {opponent}');
export const playing = message('En ce moment sur le court, contre {opponent}');
export const next = message('{when}, contre {opponent}');
export const won = message('Victoire contre {opponent}, {score}');
export const lost = message('Défaite contre {opponent}, {score}');
export const none = 'Aucun match prévu pour le moment';
export const left = 'N’est plus dans ce tournoi';
export const inTournaments = 'Dans les tournois';
export const begun = message('Vous suivez {name}');
export const begunText = 'Le prochain match se trouve en haut de la page de ce tournoi.';
export const wonAgainst = message('Victoire contre {opponent}');
export const lostTo = message('Défaite contre {opponent}');
export const unfollowThis = 'Ne plus suivre cette inscription';
