// Comment le produit s’affiche.
import { message } from './message.ts';

export const title = 'Réglages';
export const onAccount = 'Ces choix valent aussitôt, sur tous les appareils où vous vous connectez.';
export const onDevice =
  'Ces choix valent aussitôt, dans ce navigateur. Connectez-vous pour les retrouver sur tous vos appareils.';
export const look = 'Apparence et langue';
export const systemTheme = 'Comme l’appareil';
export const lightTheme = 'Clair';
export const darkTheme = 'Sombre';
export const times = 'Heures';
export const hours = 'Format de l’heure';
export const hoursOfLanguage = message('Selon la langue : {example}');
export const hours12 = message('12 heures : {example}');
export const hours24 = message('24 heures : {example}');
export const zone = 'Fuseau horaire';
export const zoneHint =
  'Votre journée et vos heures le suivent. Les matchs s’affichent dans le fuseau de leur club ; si c’en est un autre, la page le dit.';
export const zoneOfDevice = message('Appareil : {zone}');
export const contact = 'Contact';
export const showEmail = 'Mes adversaires voient mon adresse e-mail';
export const showEmailHint =
  'Seulement ceux avec qui vous convenez d’un match à jouer avant une date limite, et jusqu’à ce qu’il soit joué. Pour les moins de 18 ans, seules les adresses de ceux qui s’occupent d’eux sont montrées, s’ils y consentent.';
export const keyboard = 'Clavier';
export const singleKeys = 'Les touches seules agissent';
export const singleKeysHint =
  'Les chiffres saisissent un score sur la feuille de score, F suit une personne dans un tableau et ? affiche toutes les touches. Les raccourcis avec Ctrl ou ⌘ marchent toujours.';
export const failed = 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.';
export const notices = 'Notifications';
export const noticesHint =
  'Choisissez ce que nous vous signalons : sur vous-même, sur les personnes dont vous vous occupez et sur ce que vous suivez. Les e-mails attendent quelques minutes : ce que vous avez lu ici entre-temps n’est plus envoyé, et le reste arrive en un seul e-mail.';
export const topic = 'Sujet';
export const inApp = 'Ici';
export const byMail = 'E-mail';
export const tellInApp = message('{topic} : ici');
export const tellByMail = message('{topic} : par e-mail');
export const byPush = 'Appareils';
export const tellByPush = message('{topic} : sur appareils');
export const ownMail = 'Toujours';
export const ownMailHint =
  'Les e-mails sur les places et les partenaires demandent votre réponse : ils partent toujours.';
export const topicCourt = 'Match suivant et appel sur le court';
export const topicTimes = 'Quand et où vous jouez';
export const topicArranging = 'Convenir des matchs';
export const topicRain = 'Jeu interrompu et repris';
export const topicDraw = 'Le tableau est publié ou a changé';
export const topicResult = 'Résultats';
export const topicEntry = 'Places et partenaires';
export const topicDispute = 'Résultats contestés';
export const quiet = 'Silence la nuit';
export const quietHint =
  'Ni e-mails ni notifications sur vos appareils, sauf si vous êtes appelé sur votre court. Ils arrivent quand la nuit est finie.';
export const quietFrom = 'De';
export const quietUntil = 'À';
export const choicesFailed = 'Vos choix de notifications n’ont pas pu être chargés. Veuillez réessayer.';
export const stopTitle = 'Arrêter les e-mails';
export const stopAbout = 'Nous vous envoyons des e-mails à ces sujets :';
export const stop = 'Arrêter ces e-mails';
export const stopDone = 'Vous ne recevez plus d’e-mails à ces sujets :';
export const stopDoneText = 'Vous les lisez toujours ici, sauf si vous en avez décidé autrement.';
export const stopUnknown =
  'Ce lien a pris fin ou n’est pas valable. Vos réglages disent ce que nous vous envoyons.';
export const stopSettings = 'Vers les réglages';
export const stopLoadFailed = 'Ce lien n’a pas pu être vérifié. Veuillez réessayer.';
export const stopFailed = 'Les e-mails n’ont pas pu être arrêtés. Veuillez réessayer.';
