// Why the server has not done what it was asked to do. The name of each text is the `reason` of the answer (apps/server/ground/refusal.ts).
import { message } from './message.ts';

// Any call.
export const requestInvalid = 'La requête n’est pas valide.';
export const notAllowed = 'Vous n’avez pas le droit de faire cela.';
export const notFound = 'Introuvable.';
export const stale = 'Quelqu’un d’autre a enregistré avant vous. Regardez sa version, puis décidez.';
export const tooManyRequests = message(
  'Trop de tentatives. Veuillez patienter {seconds, plural, one {{seconds} seconde} other {{seconds} secondes}} avant de réessayer.',
);
export const tooBusy = message(
  'Le serveur est très sollicité. Veuillez patienter {seconds, plural, one {{seconds} seconde} other {{seconds} secondes}} avant de réessayer.',
);
export const foreignOrigin =
  'Cette requête vient d’un autre site. Ouvrez l’organisateur de tournois à sa propre adresse et réessayez.';
export const databaseUnavailable =
  'La base de données ne répond pas pour le moment. Rien n’a été modifié ; veuillez réessayer dans un instant.';
export const savedUnknown =
  'Nous n’avons pas pu savoir si l’enregistrement a eu lieu. Réessayez dans un instant : rien ne sera fait deux fois. Ou rechargez la page pour vérifier.';
export const doneUnknown =
  'Nous n’avons pas pu savoir si l’opération a eu lieu. Veuillez recharger la page et vérifier avant de réessayer.';
export const internal = message(
  'Une erreur s’est produite de notre côté. Veuillez réessayer ; si elle persiste, signalez le numéro {id}.',
);

// How a call is written.
export const unreadable = 'La requête n’a pas pu être lue. Vérifiez que son contenu est du JSON bien formé.';
export const bodyNotJson = 'Envoyez le contenu en application/json.';
export const bodyTooLarge = 'Le contenu est trop volumineux.';
export const bodyNotTaken = 'Cet appel n’accepte pas de contenu.';
export const bodyTooDeep = 'Ce contenu est imbriqué trop profondément.';
export const versionMalformed = 'If-Match contient une version, par exemple "3".';
export const keyMalformed =
  'Une Idempotency-Key doit comporter de 8 à 100 lettres, chiffres, tirets ou traits de soulignement.';
export const keyReused = 'Cette Idempotency-Key a déjà servi pour une autre requête.';
export const answerGone = 'Cela a déjà été fait lors du premier envoi, puis supprimé.';
export const cursorUnknown = 'Ce curseur ne vient pas de nous.';
export const playerOrName = 'Veuillez indiquer soit un utilisateur, soit un nom.';
export const partnerOrName = 'Veuillez indiquer le partenaire soit comme utilisateur, soit par son nom.';
export const gamesNotWhole = 'Les jeux sont des nombres entiers à partir de 0.';
export const tooManyGames = 'Aucun set ne compte autant de jeux.';
export const idMalformed = 'Un identifiant est un nombre entier positif.';
export const timestampMalformed = 'Une date avec heure s’écrit 2026-09-12T14:00:00Z.';
export const dayMalformed = 'Un jour s’écrit 2026-09-12.';
export const scorerNoMember =
  'Seuls les membres du club peuvent être désignés. Ajoutez d’abord cette personne au club.';
export const followsFull = 'Vous avez atteint le nombre maximal de suivis. Retirez-en d’abord un.';
export const pushServiceUnknown =
  'Ce service de notifications n’est pas connu ici. Utilisez un autre navigateur ou adressez-vous aux responsables de ce serveur.';
export const pushEndpointMalformed =
  'Il faut l’adresse d’un service de notifications, telle que le navigateur la donne.';
export const pushKeyMalformed = 'Cette clé du navigateur est illisible. Rechargez la page et réessayez.';
export const timeOfDayMalformed = 'Une heure s’écrit 08:30.';
export const weekMalformed = 'Une semaine a sept jours, à partir du lundi.';
export const limitOutOfRange = message('La limite est un nombre de 1 à {max}.');
export const perGroupOutOfRange = message('Le nombre par groupe est compris entre 1 et {max}.');
export const sessionUnknown = 'Cette session n’existe pas.';
export const actMalformed = 'Un acte est le nom d’un appel, par exemple setMatchScores.';
export const objectMalformed = 'Un objet s’écrit match:12.';
export const hashMalformed = 'Une empreinte a 64 chiffres hexadécimaux.';
export const statusListMalformed = message(
  'Un statut doit être l’un de ceux-ci : {statuses}. Séparez-en plusieurs par des virgules.',
);

// Signing in, registering, passwords.
export const notSignedIn = 'Veuillez vous connecter.';
export const sessionChanged = 'Quelqu’un d’autre s’est connecté entre-temps. Rien n’a été modifié.';
export const wrongPassword = 'Nom d’utilisateur ou mot de passe incorrect';
export const deadResetToken = 'Lien de réinitialisation non valide ou expiré';
export const usernameTaken = 'Ce nom d’utilisateur est déjà pris. Veuillez en choisir un autre.';
export const accountNotCreated = 'Votre compte n’a pas pu être créé';
export const setupFirst = 'Veuillez terminer la première configuration avant de vous inscrire.';
export const setupDone = 'La configuration est déjà terminée. Veuillez vous connecter.';
export const setupCodeWrong =
  'Ce n’est pas le code de configuration. Il se trouve dans le journal du serveur, à la ligne « Set-up code ».';
export const passwordCommon =
  'Ce mot de passe fait partie de ceux que l’on essaie en premier. Veuillez en choisir un autre.';
export const passwordIsName =
  'Veuillez choisir un mot de passe qui ne soit ni votre nom, ni votre nom d’utilisateur, ni votre adresse e-mail.';
export const passwordUnchanged = 'Le nouveau mot de passe doit être différent de l’actuel.';

// Accounts.
export const demoAccountStays = 'Tout le monde utilise ce compte de la démo : il reste donc tel quel.';
export const clubsWithoutAdmin = message(
  'Il n’y aurait plus d’administrateur pour : {clubs}. Nommez-y d’abord quelqu’un d’autre.',
);
export const platformWithoutAdmin =
  'La plateforme n’aurait plus d’administration. Nommez d’abord quelqu’un d’autre.';
export const ownAccountFixed =
  'Seule une autre personne de l’administration de la plateforme peut modifier votre nom d’utilisateur, votre adresse e-mail et votre rôle.';
export const ownAccountOnProfile =
  'Vous supprimez votre propre compte sur la page de votre profil, avec votre mot de passe.';
export const emailTaken = 'Un autre compte utilise cette adresse e-mail.';
export const clubUnknown = 'Ce club n’existe pas.';
export const settingValue = message('Valeurs possibles pour {key} : {values}.');
export const userUnknown = 'Ce compte n’existe pas.';
export const clubHasTournaments = message(
  '{club} a {count, plural, one {{count} tournoi} other {{count} tournois}}, archives comprises, et ne peut donc pas être supprimé. Supprimez d’abord les tournois ; ceux qui ont des résultats restent, et le club avec eux.',
);
export const settingZone = message(
  'La valeur de {key} doit être un fuseau horaire comme Europe/Paris, ou « server » pour celui du serveur.',
);
export const settingEmail = message('La valeur de {key} doit être une adresse e-mail, ou « none ».');
export const settingText = message('La valeur de {key} doit avoir de 3 à 60 caractères sur une ligne.');
export const settingTaken = message('Il existe déjà un réglage avec la clé {key}. Modifiez celui-ci.');
export const planNameTaken = 'Il existe déjà une formule avec ce nom.';
export const planUnknown = 'Aucune formule active n’a ce numéro.';
export const planClubs = message(
  'La formule « {plan} » couvre {max, plural, one {{max} club} other {{max} clubs}}, pas davantage. Pour un club de plus, demandez une formule plus large à l’administration de la plateforme.',
);
export const planMembers = message(
  'La formule « {plan} » couvre {max, plural, one {{max} membre} other {{max} membres}} par club, et ce club les a atteints. Pour aller au-delà, demandez une formule plus large à l’administration de la plateforme.',
);
export const planTournaments = message(
  'La formule « {plan} » couvre {max, plural, one {{max} tournoi} other {{max} tournois}} par club, et ce club les a atteints. Archivez un tournoi, ou demandez une formule plus large à l’administration de la plateforme.',
);
export const registrationClosed =
  'La création de comptes est fermée sur cette plateforme. Vous pouvez créer un compte avec une adresse e-mail invitée par un club.';
export const assigneeNoAdmin = 'Un ticket ne peut être attribué qu’à l’administration de la plateforme.';
export const ticketElsewhere = 'La réponse appartient au ticket de l’adresse.';
export const auditNoteIncomplete = 'Veuillez indiquer le numéro et l’empreinte de l’enregistrement.';

// Invitations.
export const invitationUnknown = 'Lien d’invitation non valide';
export const invitationAccepted = 'Cette invitation a déjà été acceptée.';
export const invitationExpired = 'Cette invitation a expiré. Demandez-en une nouvelle au club.';
export const invitationRevoked = 'Cette invitation a été retirée par le club.';
export const invitationTakenBack = 'Cette invitation a été retirée. Veuillez en envoyer une nouvelle.';
export const invitationForAnother =
  'Cette invitation a été envoyée à une autre adresse e-mail. Connectez-vous avec le compte de cette adresse.';
export const alreadyMember = 'Cette personne est déjà membre du club.';
export const alreadyInvited =
  'Cette personne a déjà une invitation en attente. Renvoyez-la, ou retirez-la d’abord.';
export const memberNotCreated =
  'Ce membre n’a pas pu être ajouté. Si cette personne a déjà un compte, envoyez-lui plutôt une invitation.';
export const lastAdmin =
  'C’est le seul administrateur du club, et un club en a toujours un. Nommez d’abord un autre administrateur.';
export const mailboxFull = message(
  'Cette boîte aux lettres a déjà reçu {most} invitations aujourd’hui, et une même boîte n’en reçoit pas plus par jour. Vous pourrez envoyer la prochaine {unit, select, hour {{count, plural, one {dans {count} heure} other {dans {count} heures}}} other {{count, plural, one {dans {count} minute} other {dans {count} minutes}}}}, ou inviter dès maintenant une autre adresse e-mail de cette personne. Les invitations envoyées restent valables.',
);
export const invitationsSpent = message(
  '{most} invitations ont été envoyées aujourd’hui depuis ce compte, ce club ou cette connexion Internet, et il n’en est pas envoyé plus par jour. Vous pourrez continuer {unit, select, hour {{count, plural, one {dans {count} heure} other {dans {count} heures}}} other {{count, plural, one {dans {count} minute} other {dans {count} minutes}}}}. Les invitations envoyées restent valables.',
);

// Tournaments.
export const tournamentArchived = 'Ce tournoi est archivé. Restaurez-le avant de le modifier.';
export const tournamentPlayed =
  'Des matchs de ce tournoi ont été joués, il ne peut donc pas être supprimé. Archivez-le plutôt ; ses résultats sont conservés.';
export const tournamentDraft = 'Ce tournoi est un brouillon. Publiez-le d’abord.';
export const tooFewPlaces = message(
  'Il y a déjà {entered} inscriptions. Retirez-en d’abord, ou autorisez au moins {entered} participants.',
);
export const formatHasScores =
  'Des scores sont enregistrés ou des points notés dans le format de match actuel, il ne peut donc pas être modifié. Effacez d’abord les scores de ces matchs.';
export const staysForPairs =
  'Des équipes de double sont inscrites : ce tournoi reste donc un tournoi de double. Retirez-les d’abord.';
export const staysForJuniors = message(
  '{count, plural, one {Pour {count} inscription, l’année de naissance n’est pas connue. En dehors d’une épreuve de jeunes, le public verrait son nom} other {Pour {count} inscriptions, l’année de naissance n’est pas connue. En dehors d’une épreuve de jeunes, le public verrait leurs noms}} en entier : indiquez d’abord l’année, ou retirez l’inscription.',
);
export const hasGroups =
  'Le tournoi a des poules, il ne peut donc pas devenir un simple tableau à élimination directe.';
export const onlyActiveCompletes = 'Seul un tournoi en cours peut être terminé.';
export const completesWithMatches =
  'Un tournoi sans match ne peut pas être terminé. Créez d’abord ses matchs, ou supprimez le tournoi.';
export const matchesUndecided = message(
  '{count, plural, one {{count} match n’a pas encore de vainqueur} other {{count} matchs n’ont pas encore de vainqueur}}. Indiquez d’abord les vainqueurs, ou annulez ces matchs.',
);
export const matchesStarted = 'Des matchs ont déjà commencé, le tournoi reste donc en cours.';
export const tournamentMove = message(
  'Un tournoi ne peut pas passer de « {from, select, draft {Brouillon} upcoming {À venir} registering {Inscriptions ouvertes} active {En cours} other {Terminé}} » à « {to, select, draft {Brouillon} upcoming {À venir} registering {Inscriptions ouvertes} active {En cours} other {Terminé}} ».',
);

// Entries and groups.
export const completedParticipants = 'Le tournoi est terminé. Rouvrez-le avant de modifier ses participants.';
export const tournamentFull = message(
  'Le tournoi est complet : {most} participants sur {most} sont inscrits.',
);
export const alreadyEntered = 'Cette personne est déjà inscrite au tournoi.';
export const seedTaken = 'Un autre participant a déjà ce rang de tête de série.';
export const partnerNotTaken = 'Il n’y a de partenaire qu’en double et en double mixte.';
export const partnerMissing =
  'Inscrivez d’abord le ou la partenaire : cette année de naissance ne correspond à personne.';
export const partnerIsPlayer = 'Personne ne peut être son propre partenaire.';
export const userNotMember = 'Cette personne n’est pas membre du club. Inscrivez-la plutôt par son nom.';
export const personNotOfClub =
  'Cette personne ne fait pas partie des personnes du club. Inscrivez-la plutôt par son nom.';
export const mergeSamePerson = 'C’est une seule et même personne.';
export const mergeTwoAccounts =
  'Les deux ont leur propre compte. Deux comptes ne peuvent pas être fusionnés.';
export const mergeOtherWay =
  'Cette personne a un compte, l’autre n’en a pas. Fusionnez l’autre avec celle-ci.';
export const mergeTwoYears =
  'Les années de naissance diffèrent : ce sont donc deux personnes. Si l’une des années est fausse, corrigez-la d’abord.';
export const mergeLosesYear =
  'L’année de naissance protège le nom d’un enfant, et l’autre fiche n’en a pas. Le club qui tient cette fiche, ou la personne depuis son compte, doit d’abord l’ajouter.';
export const mergeSameTournament = message(
  'Les deux sont inscrites à {tournament} : ce sont donc deux personnes.',
);
export const mergeMoves = message(
  '{count, plural, =0 {Aucune inscription de {name} ne passe à {into}.} one {{count} inscription de {name} passe à {into}.} other {{count} inscriptions de {name} passent à {into}.}} Vous pouvez annuler cela pendant 30 jours.',
);
export const namesakesKnown = message(
  '{count, plural, one {Le club connaît déjà quelqu’un du nom de {name}.} other {Le club connaît déjà {count} personnes du nom de {name}.}}',
);
export const mergeTooOld = 'Cette fusion date de plus de 30 jours et ne peut plus être annulée.';
export const unmergeOtherFirst = message(
  'La fiche de {name} a depuis été fusionnée avec une autre. Annulez d’abord cette fusion.',
);
export const personOfAnotherClub = 'Cette personne appartient à un autre club, qui tient sa fiche.';
export const lineOfAccount =
  'Le nom et la date de naissance viennent du compte de cette personne, et elle seule peut les modifier.';
export const listChanged =
  'Quelqu’un a modifié ces personnes entre-temps. Rien n’a été enregistré. Regardez les lignes une nouvelle fois.';
export const entryWithdrawn =
  'Cette inscription a été retirée. Rétablissez-la par son menu dans la liste des inscriptions.';
export const entriesChanged =
  'Quelqu’un a modifié entre-temps les inscriptions ou ces personnes. Rien n’a été enregistré. Regardez les lignes à nouveau.';
export const roleByHand =
  'Cette personne fait partie du club avec un autre rôle. Les rôles se modifient sur la page des membres.';
export const partsOfOtherName = 'Le prénom et le nom doivent être ceux du nom ci-dessus.';
export const entryUnknown = 'Cette inscription n’existe pas.';
export const claimOwnPerson = 'C’est déjà votre propre fiche.';
export const claimNobodyDecides = 'Aucun club ne tient cette fiche : personne ne peut en décider.';
export const claimOwnDecision =
  'Vous ne pouvez pas approuver votre propre demande : un autre administrateur du club en décide.';
export const claimHasAccount = 'Cette personne a déjà un compte.';
export const claimedAlready = 'Vous l’avez déjà demandé, ou vous gérez déjà cette personne.';
export const nameOfAccount = 'Ce nom vient du compte de la personne et se modifie là-bas.';
export const nameOfPartnerAccount = 'Ce nom vient du compte du ou de la partenaire et se modifie là-bas.';
export const nameErased = 'Le compte qui était inscrit ici a été supprimé : le nom reste neutre.';
export const participantHasMatch =
  'Ce participant a un match. Supprimez d’abord le match, ou retirez-en le participant.';
export const childOfAge =
  'Seuls des enfants de moins de 18 ans peuvent être ajoutés ici. Un adulte crée son propre compte.';
export const childThere = message('Vous vous occupez déjà de {name}.');
export const childrenMany = message('Vous pouvez ajouter {most} enfants au plus.');
export const participantDrawn =
  'Cette inscription est dans le tableau publié. Déclarez plutôt son forfait, ou retirez d’abord le tableau.';
export const withdrawUnderWay =
  'Un match de cette inscription a commencé. Saisissez d’abord son résultat, par exemple un abandon.';
export const notDueASeed = 'Cette inscription n’a pas droit à une ligne de tête de série.';
export const notAlternate = 'Cette inscription n’est pas sur la liste des remplaçants.';
export const passOverReasonMissing = 'Veuillez indiquer pourquoi le premier remplaçant n’est pas retenu.';
export const timesChanged = 'Ces horaires ont changé entre-temps. Veuillez les revoir.';
export const timesFull =
  'Cette inscription n’a plus de place pour d’autres horaires. Adressez-vous aux organisateurs.';
export const timesOver = 'Le tournoi est terminé.';
export const withdrawnAlready = 'Cette inscription a déjà déclaré forfait.';
export const notWithdrawn = 'Cette inscription n’a pas déclaré forfait.';
export const alternatePlaced =
  'Une inscription placée dans le tableau ou forfait ne peut pas être remplaçante.';
export const alternatesChanged =
  'Quelqu’un d’autre a modifié la liste des remplaçants. Vous la voyez maintenant telle qu’elle est : modifiez-la à nouveau.';
export const seededTwice = 'Une inscription figure deux fois dans la liste des têtes de série.';
export const seedsChanged =
  'Quelqu’un d’autre a modifié les têtes de série. Vous les voyez maintenant telles quelles : modifiez-les à nouveau.';
export const seedNotDrawn =
  'Vous ne pouvez désigner têtes de série que des inscriptions qui ont une place et n’attendent pas de partenaire.';
export const alternateTwice = 'Une inscription ne figure qu’une fois sur la liste des remplaçants.';
export const noPlaceLeft = 'Aucun remplaçant ne peut plus prendre cette place.';
export const groupNameTaken = 'Ce tournoi a déjà une poule de ce nom.';
export const knockoutHasNoGroups = 'Un tournoi à élimination directe n’a pas de poules.';
export const groupElsewhere = 'Cette poule n’appartient pas au tournoi.';

// Matches.
export const completedAddingMatches = 'Le tournoi est terminé. Rouvrez-le avant d’ajouter des matchs.';
export const completedDeletingMatches = 'Le tournoi est terminé. Rouvrez-le avant de supprimer des matchs.';
export const completedTakingBack = 'Le tournoi est terminé. Rouvrez-le avant de retirer un résultat.';
export const playerNotEntered = 'Cette personne n’est pas inscrite au tournoi.';
export const matchElsewhere = 'Le match appartient au tournoi de l’adresse.';
export const matchStays = 'Un match ne peut pas passer dans un autre tournoi.';
export const playersFixed =
  'Les joueurs d’un match commencé, annulé ou qui a un résultat ne peuvent plus être modifiés. Le court, l’heure et le tour peuvent l’être.';
export const matchCancelled = 'Ce match est annulé. Reprogrammez-le avant de saisir un résultat.';
export const matchHasResult = 'Ce match a un résultat, qui serait supprimé avec lui.';
export const winnerNotInMatch = 'Le vainqueur doit être l’un des deux adversaires de ce match.';
export const matchMove = message(
  'Un match ne peut pas passer de « {from, select, scheduled {Programmé} in_progress {En cours} completed {Terminé} other {Annulé}} » à « {to, select, scheduled {Programmé} in_progress {En cours} completed {Terminé} other {Annulé}} ».',
);
export const matchNotStarted = 'Commencez le match ou indiquez son vainqueur avant de le terminer.';

// Draws.
export const drawPublished = 'Ce tableau est publié. Retirez-le avant de le modifier.';
export const drawRedrawnOften = message(
  'Le reste de ce tirage a déjà été tiré de nouveau {most} fois. Refaites plutôt tout le tirage.',
);
export const drawOtherPublished = 'Un autre tableau de ce tournoi est publié. Retirez-le d’abord.';
export const drawEntriesChanged = 'Les inscriptions ont changé depuis ce tirage. Refaites le tirage.';
export const drawSeedsChanged = 'Les têtes de série ont changé depuis ce tirage. Refaites le tirage.';
export const drawHandMadeGroups =
  'Le tournoi a des poules créées à la main. Supprimez-les avant de publier un tableau.';
export const undoBuiltOn = 'Quelque chose s’appuie désormais dessus : l’action ne peut plus être annulée.';
export const undoOtherFormat =
  'Le score a été joué dans un autre format que celui du match aujourd’hui. Rétablissez ce format, puis annulez.';
export const undoTooLate = 'L’action ne peut être annulée que pendant dix minutes.';
export const orderNoGroup = 'Seul l’ordre d’une poule peut être fixé.';
export const orderNotPublished = 'Le tableau n’est pas publié : il n’y a pas d’ordre à fixer.';
export const orderNotNeeded =
  'Les règles départagent tout le monde dans cette poule. Il n’y a pas d’ordre à fixer.';
export const orderOnlyTied = 'Seuls ceux que le sort départage peuvent changer de place.';
export const completedOrder = 'Le tournoi est terminé. Rouvrez-le avant de fixer l’ordre d’une poule.';
export const drawBegun =
  'Des matchs de ce tableau ont été joués ou commencés, il ne peut donc pas être retiré.';
export const drawReasonMissing =
  'Dites pourquoi le tableau est retiré : ses joueurs et tous ceux qui les suivent le liront.';
export const drawKindUnknown = 'La formule de ce tournoi ne prévoit pas un tel tableau.';
export const drawNoConsolation =
  'Une consolante demande un tableau final après les poules et au moins deux joueurs qui ne s’y qualifient pas. Retirez-la ou changez les poules.';
export const completedDraw = 'Le tournoi est terminé. Rouvrez-le avant de faire un tirage.';
export const notInDraw = 'Ce participant n’est pas dans le tableau.';
export const drawnStays = 'Ce match appartient à un tableau et ne peut pas être supprimé seul.';
export const drawnPlayersFixed =
  'Ce match appartient à un tableau, qui détermine ses joueurs et son tour. Le court et l’heure peuvent être modifiés.';
export const drawnDecided = 'Ce match est décidé par le tableau. Corrigez le résultat dont il dépend.';
export const drawnWaits =
  'Ce match attend encore un joueur. Saisissez d’abord les résultats qui le précèdent.';
export const drawPublishedRules =
  'Un tableau de ce tournoi est publié : sa formule, son départage et les règles de ses poules restent tels quels. Retirez d’abord le tableau.';
export const drawPublishedGroups =
  'Un tableau de ce tournoi est publié et les poules en découlent. Retirez d’abord le tableau.';

// Courts.
export const courtNameTaken = message('Le club a déjà ce court : {name}.');
export const courtHasMatches = message(
  '{count, plural, one {{count} match reste à jouer} other {{count} matchs restent à jouer}} sur {name}. {count, plural, one {Placez-le} other {Placez-les}} d’abord sur un autre court. Si le court est inutilisable, indiquez plutôt qu’il est hors service.',
);
export const courtsChanged =
  'Quelqu’un d’autre a modifié les courts. Vous les voyez maintenant tels qu’ils sont : ordonnez-les à nouveau.';

// The order of play.
export const orderMatchElsewhere = 'Ce match n’appartient à aucun tournoi ouvert du club.';
export const lastDayTwice = 'Un match est nommé deux fois.';
export const lastDayElsewhere = 'Ce match appartient à un autre tournoi.';
export const lastDayOver = 'Un match terminé ou annulé n’a pas besoin de date limite.';
export const lastDayPast = 'Ce jour est passé.';
export const arrangingClosed =
  'Les joueurs ne peuvent pas convenir d’un créneau pour ce match : il faut deux adversaires connus, une date limite à venir et aucun résultat.';
export const proposalTooLate = 'C’est après la date limite du match.';
export const placeTaken = 'Ce créneau n’est plus possible. Veuillez en choisir un autre.';
export const proposalGone = 'Cette proposition n’est plus valable.';
export const proposalOfOther = 'Seul le camp qui a fait une proposition peut la retirer.';
export const proposalOfOwn = 'C’est à l’adversaire de répondre à votre proposition.';
export const orderMatchBegun = 'Un match commencé ou terminé ne se déplace pas.';
export const callBegun = 'Un match commencé ou terminé n’est plus appelé.';
export const callWithoutCourt = 'Attribuez d’abord un court au match.';
export const callCourtTaken = 'Un autre match est en cours sur ce court ou y a été appelé.';
export const orderCourtElsewhere = 'Ce court n’appartient pas au club.';
export const orderOtherDay = 'L’horaire tombe un autre jour.';
export const orderFormatRounds =
  'Un format plus court se choisit pour tous les matchs d’un tour, avant le début du premier.';
export const orderMovedTwice = 'Un match ne peut être déplacé qu’une fois par demande.';
export const orderMatchChanged =
  'Quelqu’un a modifié ce match entre-temps. Regardez-le, puis refaites votre modification.';
export const orderChangedMeanwhile =
  'Un résultat ou un déplacement est arrivé depuis le calcul. Rien n’a été déplacé. Relancez le calcul.';
export const orderTimesPassed =
  'Des horaires proposés sont passés depuis le calcul. Rien n’a été déplacé. Relancez le calcul.';
export const orderBreaksRules = message(
  '{count, plural, one {Cela enfreint une règle de la programmation.} other {Cela enfreint # règles de la programmation.}}',
);
export const orderBreaksMore = message('Il y en a {count} autres.');
export const orderNothingToUndo = 'Il n’y a aucun déplacement à annuler.';
export const orderUndoBuiltOn =
  'Quelque chose a changé depuis ce déplacement, il ne peut donc plus être annulé.';
export const orderNotSuspended = 'Le jeu n’est suspendu sur aucun court.';
export const orderAgainPast = 'Choisissez une heure à venir.';
export const orderSuspendToday =
  'Seul le jeu du jour peut être interrompu. Ouvrez la programmation d’aujourd’hui.';
export const orderNoCourts = 'Ajoutez d’abord les courts du club.';
export const entriesNotOpen = 'Les inscriptions ne sont pas ouvertes.';
export const entriesDeadline = 'Les inscriptions sont closes : la date limite est passée.';
export const entriesDrawn = 'Les inscriptions sont closes : le tirage au sort est publié.';
export const birthYearNeeded = 'Veuillez indiquer l’année de naissance : cette épreuve a une limite d’âge.';
export const leaveDrawn =
  'Le tirage au sort est publié. Veuillez prévenir la direction du tournoi que vous ne pouvez pas jouer.';
export const tooOldToEnter = message(
  'L’épreuve {type} est réservée aux joueuses et joueurs nés en {year} ou après.',
);
export const withdrawnByOrganisers =
  'La direction du tournoi a retiré cette inscription. Veuillez la contacter.';
export const birthYearAhead = 'Veuillez indiquer une année de naissance qui n’est pas dans le futur.';
export const partnerNeeded = 'Veuillez indiquer un partenaire, ou figurer parmi ceux qui cherchent.';
export const partnerOnce = 'Veuillez demander à une personne à la fois.';
export const partnerUnknown = 'Vous ne pouvez pas demander à cette personne. Écrivez-lui par e-mail.';
export const partnerNoAccount =
  'Cette personne n’a pas encore de compte et ne peut pas répondre. Écrivez-lui par e-mail.';
export const partnerEntered = 'Cette personne a déjà un partenaire dans ce tournoi.';
export const partnerFound = 'Cette équipe est déjà complète.';
export const partnerRequestGone = 'Cette demande n’est plus ouverte.';
export const lookerGone = 'Cette personne ne cherche plus de partenaire.';
export const mixedNeedsBoth = 'En double mixte, une femme et un homme jouent ensemble.';
export const partnerRequestsSpent = message(
  'Vous avez fait {most} demandes en 24 heures, le maximum. Veuillez réessayer plus tard.',
);
export const partnerMailboxFull =
  'Cette adresse a déjà reçu plusieurs demandes aujourd’hui, nous n’en envoyons pas plus en un jour. Essayez une autre adresse, ou demain.';
export const partnerAskedOften =
  'Cette personne a déjà reçu plusieurs demandes aujourd’hui, nous n’en envoyons pas plus en un jour. Essayez demain.';
export const partnerDeclined = 'Cette personne a déjà refusé de jouer avec vous dans ce tournoi.';
export const membersOnly =
  'Seuls les membres du club peuvent s’inscrire à ce tournoi. Si vous en êtes membre, demandez au club de l’indiquer.';
export const notMarkedMember =
  'Seuls les membres du club peuvent s’inscrire à ce tournoi. Si quelqu’un est membre sans compte, indiquez-le sous Gestion, Personnes.';

export const meetingTournamentElsewhere = 'Ce tournoi n’appartient pas au club.';

export const reportHoursOutside = 'Veuillez indiquer entre 1 et 168 heures.';
export const scoreLinkOver =
  'Ce lien de saisie du score n’est plus valable. Les points non envoyés restent sur cet appareil. Demandez un nouveau lien à la direction du tournoi.';
export const scoreLinkEarly =
  'Ce lien de saisie du score est prévu pour un autre jour. Scannez de nouveau son code ce jour-là.';
export const scoreLinkPast = 'Cette journée est passée. Choisissez aujourd’hui ou un jour suivant.';
export const scoreLinkForNothing = 'Choisissez au moins un court ou un match.';
export const scoreLinkElsewhere = 'Ce match n’est pas de ce club.';
export const reportsOff = 'Dans ce tournoi, les résultats sont saisis par la direction du tournoi.';
export const reportDecided =
  'Ce match a déjà un résultat, ou son résultat ne peut pas être déclaré maintenant.';
export const reportUnfinished = 'Veuillez donner le résultat entier, jusqu’à la fin du match.';
export const reportByPlayers =
  'Seuls les joueurs du match peuvent déclarer son résultat. Vous pouvez le saisir vous-même.';
export const reportGone = 'Aucune déclaration n’attend plus de réponse.';
export const reportWaits = 'Un résultat est déjà déclaré et attend une réponse.';
export const reportNotYours = 'Seuls ceux qui ont déclaré un résultat peuvent le retirer.';
export const reportIsYours = 'C’est à l’adversaire de confirmer ce que vous avez déclaré.';
export const reportDisputed = 'Ce résultat est déjà contesté. La direction du tournoi décide.';

export const logHeld = message('{name} compte ce match sur un autre appareil.');
export const logHeldByLink = 'Une personne munie d’un lien compte ce match sur un autre appareil.';
export const logGap =
  'Il manque quelque chose entre ce qui est enregistré et ce qui a été envoyé. Veuillez rouvrir le match.';
export const logDiffers =
  'Ce qui est enregistré diffère de ce qui a été envoyé. Veuillez choisir quel score compte.';
export const logOver = 'Ce match a déjà un résultat, ou son score a été saisi entre-temps.';
export const logFormat =
  'Le format de ce match a été modifié avant l’arrivée de ses points. Veuillez choisir comment les compter.';
export const logUnfinished = 'Le match n’est pas encore terminé.';

export const pictureNotRead =
  'Nous ne pouvons pas lire cette image. Veuillez choisir un fichier JPEG, PNG ou WebP.';
export const pictureTooManyDots =
  'Cette image a trop de points. Veuillez en choisir une de 50 mégapixels au plus.';
export const lateNotWaiting =
  'Seule une inscription absente du tableau, non retirée et qui n’attend pas de partenaire peut prendre un bye.';
export const lateNoBye =
  'Aucun bye n’est libre pour une inscription tardive : il n’y en a pas, ou ceux qui en avaient un ont commencé.';
export const lateByeTaken = 'Cette ligne n’a plus de bye qu’une inscription tardive pourrait prendre.';
export const lateUnpublished =
  'Une inscription tardive ne prend un bye que dans un tableau publié. Refaites plutôt le tirage.';
export const lateRedraw =
  'Une inscription tardive a pris un bye dans ce tableau : le reste ne peut pas être retiré au sort. Refaites plutôt tout le tirage.';
