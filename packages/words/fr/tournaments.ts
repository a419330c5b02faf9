// Tournaments: their list, their form, their page.
import { message } from './message.ts';

export const statusDraft = 'Brouillon';
export const statusUpcoming = 'À venir';
export const statusRegistering = 'Inscriptions';
export const statusActive = 'En cours';
export const statusCompleted = 'Terminé';

export const formatRoundRobin = 'Poule unique';
export const formatGroupsKnockout = 'Poules + élimination directe';
export const formatKnockout = 'Élimination directe';

export const typeOpen = 'Open';
export const typeAdults = 'Adultes';
export const typeDoubles = 'Double';
export const typeMixed = 'Double mixte';

// How far a tournament is, for somebody who does not know its stages.
export const nowDraft = 'Pas encore annoncé';
export const nowAnnounced = 'Les inscriptions ne sont pas encore ouvertes';
export const nowOpen = 'Inscriptions ouvertes';
export const nowOpenUntil = message('Inscriptions ouvertes jusqu’au {day}');
export const nowShut = 'Inscriptions closes ; le tirage n’est pas encore publié';
export const nowDrawn = 'Tirage publié';
export const nowInPlay = 'En cours';
export const nowOver = 'Terminé';

export const stage = message('Phase : {stage}');
export const stageRegistration = 'Inscriptions';
export const stageGroup = 'Poules';
export const stageKnockout = 'Élimination directe';
export const stageComplete = 'Terminé';

export const normalDeuce = 'Avec avantage';
export const suddenDeathDeuce = 'Point décisif';
export const matchesWon = 'Matchs gagnés';
export const totalPoints = 'Total des points';
export const headToHead = 'Confrontation directe';

export const someClub = 'Club de tennis';
export const independent = 'Sans club';

export const participants = message('{count, plural, one {# inscription} other {# inscriptions}}');
export const noMatchesCompleted = 'Aucun match terminé';
export const matchesCompleted = message(
  '{completed} sur {total, plural, one {# match terminé} other {# matchs terminés}}',
);

export const notFound = 'Tournoi introuvable';
export const notFoundText = 'Ce tournoi n’existe pas ou a été supprimé.';
export const allTournaments = 'Tous les tournois';

export const create = 'Créer un tournoi';
export const clubsFailed = 'Impossible de charger les clubs.';
export const noClub = 'Vous n’administrez aucun club. Veuillez vous adresser à l’administration du club.';
export const noClubHint = 'Un tournoi appartient à un club. Vous pouvez créer le vôtre.';
export const createClub = 'Créer un club';
export const created = 'Tournoi créé';
export const createFailed = 'Impossible de créer le tournoi.';
export const saveDraft = 'Garder en brouillon';
export const draftHint = 'Un brouillon n’est visible que par les admins du club.';

export const edit = 'Modifier le tournoi';
export const editCrumb = 'Modifier';
export const updated = 'Tournoi modifié';
export const updateFailed = 'Impossible de modifier le tournoi.';
export const detailsFailed = 'Impossible de charger le tournoi. Veuillez réessayer plus tard.';
export const isArchived = 'Ce tournoi est archivé. Restaurez-le avant de le modifier.';
export const notYours = 'Seules les personnes qui dirigent ce tournoi peuvent le modifier.';
export const backToTournament = 'Retour au tournoi';

export const title = 'Tournois';
export const titleMine = 'Mes tournois';
export const titleAll = 'Tous les tournois';
export const byStatus = 'Tournois par état';
export const tabActive = 'En cours';
export const tabUpcoming = 'À venir';
export const tabCompleted = 'Terminés';
export const emptyMine = message(
  'Vous n’avez aucun tournoi {tab, select, active {en cours} upcoming {à venir} other {terminé}}.',
);
export const emptyAll = message(
  'Aucun tournoi {tab, select, active {en cours} upcoming {à venir} other {terminé}}',
);
export const emptyClub = 'Pas encore de tournois';
export const createFirst = 'Créer votre premier tournoi';
export const seeUpcoming = 'Voir les tournois à venir';
export const seeCompleted = 'Voir les tournois terminés';
export const archivedLink = 'Tournois archivés';
export const archivedTitle = 'Tournois archivés';
export const archiveCrumb = 'Archives';
export const archiveText = 'Ils ne figurent plus dans aucune liste. Chacun peut être restauré sur sa page.';
export const archiveEmpty = 'Aucun tournoi archivé.';
export const backToList = 'Retour à la liste';
export const viewResults = 'Voir les résultats';
export const viewDetails = 'Voir le tournoi';

export const tournament = 'Tournoi';
export const checkForm = 'Veuillez vérifier les champs signalés.';
export const dates = 'Dates';
export const rules = 'Règles';
export const moreOptions = 'Plus d’options';
export const name = 'Nom';
export const description = 'Description';
export const type = 'Épreuve';
export const club = 'Club';
export const selectClub = 'Choisir un club';
export const maxParticipants = 'Inscriptions maximum';
export const startDate = 'Date de début';
export const startTime = 'Heure de début';
export const endDate = 'Date de fin';
export const endTime = 'Heure de fin';
export const clubZone = message('Les horaires sont ceux du club, dans le fuseau {zone}.');
export const location = 'Lieu';
export const locationHint = 'Où l’on joue, si ce n’est pas au club.';
export const contactEmail = 'E-mail de contact';
export const contactEmailHint = 'Visible par tous.';
export const registrationDay = 'Fin des inscriptions le';
export const registrationTime = 'Fin des inscriptions à';
export const registrationTimeHint = 'Vide : à la fin de la journée.';
export const registrationOver = 'À cette date, les inscriptions sont déjà closes.';
export const registrationDayMissing = 'Veuillez choisir le jour de fin des inscriptions.';
export const matchFormat = 'Format des matchs';
export const stageFormats = 'Autres formats pour certaines phases du tournoi';
export const stageFormat = message(
  '{stage, select, groups {Poules} qualifying {Qualifications} places {Consolante et classement} other {Finale}}',
);
export const asTournament = 'Comme le tournoi';
export const formatParts = 'Composer un format';
export const formatSets = 'Sets';
export const setsChoice = message(
  '{length, select, all {{count, plural, one {Un set} other {# sets, tous joués}}} other {Au meilleur des {count, plural, other {# sets}}}}',
);
export const setKindLabel = 'Un set';
export const setKind = message(
  '{kind, select, games {se joue en jeux} tieBreak {est un super jeu décisif} other {se joue au temps}}',
);
export const gamesOfSet = 'Jeux pour gagner un set';
export const pointsOfSet = 'Points pour gagner';
export const minutesOfSet = 'Durée d’un set';
export const countedIn = 'On compte';
export const counting = message('{what, select, games {les jeux} other {les points}}');
export const tieBreakOfSet = 'Jeu décisif';
export const lastSet = 'Dernier set';
export const lastSame = 'Comme les autres';
export const noFormat =
  'Un set a de 1 à 20 jeux, un super jeu décisif de 2 à 50 points, un set au temps de 1 à 600 minutes.';
export const usualMinutes = message(
  'Les clubs prévoient environ {usual} minutes pour un tel match. La limite de temps est de {planned}.',
);
export const planUsual = message('Mettre la limite à {usual} minutes');
export const format = 'Formule';
export const progressing = 'Qualifiés par poule';
export const tieBreaker = 'En cas d’égalité';
export const pointSystem = 'Comptage des points';
export const pointSystemHint = 'Point décisif : à 40-40, un seul point départage.';
export const timeLimit = 'Durée limite';
export const timeLimitHint = message('Par match, de {min} à {max} minutes.');
export const minutesUnit = 'minutes';
export const minutes = message('{count} minutes');
export const matchesPerParticipant = 'Matchs par inscription';
export const knockoutHint = 'En élimination directe, c’est le tableau qui décide.';
export const letRule = 'Let au service';
export const letRuleHint = 'Un service qui touche le filet est rejoué.';
export const on = 'Oui';
export const off = 'Non';
export const start = 'Début';
export const end = 'Fin';
export const registrationEnds = 'Fin des inscriptions';
export const startDateMissing = 'Veuillez indiquer la date de début.';
export const endDateMissing = 'Veuillez indiquer la date de fin.';

export const loadingTournament = 'Chargement du tournoi';
export const detailsTab = 'Détails';
export const participantsTab = 'Inscrits';
export const matchesTab = 'Matchs';
export const stages = 'Phases';
export const stageDone = 'Terminé :';
/** "Knockout, Open, clay"; without the surface where the courts differ. */
export const whatItIs = message(
  '{format}, {type}{surface, select, clay {, terre battue} hard {, dur} grass {, gazon} artificial_grass {, gazon synthétique} carpet {, moquette} other {}}',
);
export const players = message('{count, plural, one {# inscription} other {# inscriptions}}');
export const pairs = message('{count, plural, one {# équipe} other {# équipes}}');

export const about = 'Présentation';
export const noDescription = 'Aucune description';
export const advancement = 'Qualification';
export const advancementTop = message(
  '{count, plural, one {Le premier de chaque poule} other {Les # premiers de chaque poule}}',
);
export const currentStage = 'Phase actuelle';
export const participantsTerm = 'Inscriptions';
export const entered = message('{count} sur {most}');
export const starts = 'Début';
export const ends = 'Fin';
export const timeZone = 'Fuseau horaire';
export const noLocation = 'Aucun lieu indiqué';
export const contact = 'Contact';
export const createdBy = 'Créé par';
export const unknownPerson = 'Inconnu';
export const createdOn = 'Créé le';
export const scoringType = 'Comptage';
export const setsFormat = 'Sets';
export const tiebreakerRule = 'Jeu décisif';
export const letsPlayed = 'Les lets sont rejoués';
export const noLets = 'Sans let';

export const publish = 'Publier';
export const reopen = 'Rouvrir le tournoi';
export const backToDraft = 'Revenir au brouillon';
export const backToUpcoming = 'Revenir à « à venir »';
export const closeRegistration = 'Clore les inscriptions';
export const backToRegistration = 'Revenir aux inscriptions';
export const openRegistration = 'Ouvrir les inscriptions';
export const startTournament = 'Démarrer';
export const noEntriesYet = 'Les joueurs ne peuvent pas encore s’inscrire.';
export const isOpen = 'Les inscriptions sont ouvertes.';
export const shareLink = 'Partager le lien';
export const share = message('Partager {name}');
export const linkCopied = 'Lien copié';
export const linkNotCopied = 'Impossible de copier le lien. Copiez-le dans la barre d’adresse.';
export const complete = 'Terminer le tournoi';
export const editButton = 'Modifier';
export const moreActions = message('Plus d’actions pour {name}');
export const status = 'État';
export const statusChanged = message(
  'Nouvel état du tournoi : {status, select, draft {brouillon} upcoming {à venir} registering {inscriptions} active {en cours} other {terminé}}',
);
export const statusFailed = 'Impossible de changer l’état du tournoi.';

export const archive = 'Archiver le tournoi';
export const archiveQuestion = message('Archiver {name} ?');
export const archiveMeaning =
  'Il quitte les listes, la programmation et l’accueil. Sa page et tous ses résultats restent, et il peut être restauré.';
export const archived = 'Tournoi archivé';
export const archiveFailed = 'Impossible d’archiver le tournoi.';
export const archivedOn = message('Ce tournoi a été archivé le {day}.');
export const archivedNotice = 'Il ne figure plus dans aucune liste ; ses résultats restent ici.';
export const restore = 'Restaurer le tournoi';
export const restored = 'Tournoi restauré';
export const restoreFailed = 'Impossible de restaurer le tournoi.';
export const archiveInsteadQuestion = message('Archiver plutôt {name} ?');
export const archiveInsteadMeaning =
  'Des matchs de ce tournoi ont été joués : il ne peut plus être supprimé. Archivé, il quitte les listes, la programmation et l’accueil. Sa page et tous ses résultats restent, et il peut être restauré.';
export const archiveInstead = 'Archiver plutôt';

export const deleteTournament = 'Supprimer le tournoi';
export const deleteQuestion = message('Supprimer {name} ?');
export const deleteMeaning = 'Ses inscriptions et ses matchs sont supprimés avec lui. C’est définitif.';
export const deleted = 'Tournoi supprimé';
export const deleteFailed = 'Impossible de supprimer le tournoi.';
export const membersOnly = 'Seuls les membres du club peuvent s’inscrire';
export const membersOnlyHint = 'La direction du tournoi peut toujours inscrire n’importe qui.';
export const whoEnters = 'Inscription';
export const whoEntersMembers = 'Membres du club seulement';
