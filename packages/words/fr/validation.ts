// The rules for a field of a form, or of a call. The name of each text is the code of its problem (packages/contract/problem.ts).
import { message } from './message.ts';

/** If a schema refuses something for which no form has words. */
export const unfit = 'Cela ne convient pas ici.';
export const tooLong = message('Veuillez vous limiter à {max} caractères.');
export const notStorable = 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.';
export const turned =
  'Ce texte contient des caractères invisibles qui peuvent inverser son sens. Veuillez le retaper.';
export const severalLines = 'Veuillez l’écrire sur une seule ligne.';

// Names, accounts, passwords.
export const nameTooShort = message('Le nom doit comporter au moins {min} caractères.');
export const nameParts = 'Veuillez saisir le prénom et le nom de famille.';
export const nameMissing = 'Veuillez saisir un nom.';
export const memberNameTooShort = message('Le nom doit comporter au moins {min} caractères');
export const memberUsernameTooShort = message(
  'Le nom d’utilisateur doit comporter au moins {min} caractères',
);
export const birthDayImpossible = 'Ce n’est pas une date de naissance possible.';
export const contactEmailInvalid = 'Saisissez une adresse de contact valide.';
export const usernameTooShort = message('Le nom d’utilisateur doit comporter au moins {min} caractères.');
export const usernameSigns =
  'Un nom d’utilisateur ne contient que des lettres, des chiffres, des espaces simples et . _ - @ +';
export const usernameAlphabets =
  'Ce nom d’utilisateur mélange des lettres d’alphabets différents qui se ressemblent. Veuillez l’écrire dans un seul alphabet.';
export const emailAddressInvalid = 'Veuillez saisir une adresse e-mail valide.';
export const resetEmailInvalid = 'Veuillez saisir une adresse e-mail valide';
export const invitedEmailInvalid = 'Veuillez saisir une adresse e-mail valide';
export const roleMissing = 'Veuillez choisir un rôle.';
export const languageUnknown = 'Veuillez choisir une des langues.';
export const passwordMissing = 'Veuillez saisir votre mot de passe.';
export const wrongProof = 'Ce n’est pas votre mot de passe.';
export const passwordTooShort = message('Le mot de passe doit comporter au moins {min} caractères.');
export const passwordTooLong = message('Veuillez limiter le mot de passe à {max} caractères.');
export const passwordNotStorable =
  'Ce mot de passe contient des caractères qui ne peuvent pas être enregistrés.';
export const newPasswordTooShort = message('Le mot de passe doit comporter au moins {min} caractères');
export const newPasswordTooLong = message('Veuillez limiter le mot de passe à {max} caractères');
export const newPasswordUppercase = 'Le mot de passe doit contenir au moins une lettre majuscule';
export const newPasswordLowercase = 'Le mot de passe doit contenir au moins une lettre minuscule';
export const newPasswordNumber = 'Le mot de passe doit contenir au moins un chiffre';
export const newPasswordNotStorable =
  'Ce mot de passe contient des caractères qui ne peuvent pas être enregistrés';
export const setupCodeMissing =
  'Veuillez saisir le code de configuration qui figure dans le journal du serveur.';

// Clubs and the platform.
export const clubNameTooShort = message('Le nom du club doit comporter au moins {min} caractères');
export const timeZoneUnknown = 'Veuillez choisir un fuseau horaire, par exemple Europe/Lisbon.';
export const settingKeyMissing = 'La clé du réglage est obligatoire';
export const adminEmailInvalid = 'Une adresse e-mail valide est obligatoire';
export const adminNameMissing = 'Le nom est obligatoire';
export const adminPasswordTooShort = message('Le mot de passe doit comporter au moins {min} caractères');
export const descriptionMissing = 'Saisissez une description.';
export const priceMalformed = 'Saisissez un prix comme 29.99.';
export const featureMissing = 'Au moins une prestation est obligatoire';
export const limitNotWhole = 'Saisissez un nombre entier à partir de 1.';
export const subjectMissing = 'Saisissez un objet.';
export const ticketTextMissing = 'Décrivez ce dont vous avez besoin.';
export const responseMissing = 'La réponse ne peut pas être vide';
export const settingMissing = 'La valeur du réglage est obligatoire';
export const courtNameMissing = 'Veuillez donner un nom au court.';
export const hoursBackwards = 'L’heure de fermeture doit suivre l’heure d’ouverture.';
export const timesBackwards = 'La fin doit suivre le début.';
export const timesTooMany = message('Au plus {max} horaires.');
export const planningLate = message('Entre {min} et {max} minutes.');
export const planningTurnaround = message('{max} minutes au plus.');
export const planningADay = message('Entre 1 et {max} matchs.');
export const planningOvernight = message('Entre {min} et {max} heures.');
export const closureBackwards = 'La fin doit suivre le début.';
export const linesMissing = 'La liste n’a aucune ligne.';
export const linesTooMany = message('Une liste a au plus {max, number} lignes.');
export const courtsTooMany = message('Un club a au plus {max} courts.');
export const closuresTooMany = message('Un court peut avoir au plus {max} périodes de fermeture.');

// Tournaments.
export const tournamentNameTooShort = message('Le nom du tournoi doit comporter au moins {min} caractères.');
export const clubMissing = 'Veuillez choisir un club.';
export const spanTimesRequired = 'L’heure de début et l’heure de fin sont obligatoires';
export const spanEndDayBeforeStart = 'La date de fin ne peut pas précéder la date de début';
export const spanEndBeforeStart =
  'Pour un tournoi d’une journée, l’heure de fin doit suivre l’heure de début';
export const registrationEndsLate =
  'Les inscriptions doivent se terminer au plus tard le dernier jour du tournoi. Veuillez choisir un jour plus tôt.';
export const progressingRequired =
  'La formule poules + élimination directe demande au moins 1 qualifié par poule';
export const participantsNotWhole = 'Le nombre maximal de participants doit être un nombre entier.';
export const tooFewParticipants = message('Il faut au moins {min} participants.');
export const tooManyParticipants = message('{max} participants au maximum.');
export const timeLimitNotWhole = 'La limite de temps doit être un nombre entier de minutes.';
export const timeLimitTooShort = message('La limite de temps doit être d’au moins {min} minutes.');
export const timeLimitTooLong = message('La limite de temps est de {max} minutes au maximum.');
export const tooFewMatchesEach = 'Il faut au moins 1 match par participant.';
export const tooManyMatchesEach = message('Un participant peut rencontrer au plus {max} adversaires.');
export const progressingNotWhole = 'Le nombre de qualifiés par poule doit être un nombre entier.';
export const tooFewProgressing = 'Le nombre de qualifiés par poule doit être au moins 0.';
export const tooManyProgressing = message('Au plus {max} joueurs peuvent se qualifier dans une poule.');

// Entries.
export const seedNotWhole = 'Un rang de tête de série est un nombre entier à partir de 1.';
export const seedTooHigh = message('Un rang de tête de série est au plus {max}.');
export const ratingUnknown = 'Ce classement n’existe pas dans sa liste.';
export const ratingTwice = 'Chaque sorte de classement ne figure qu’une fois.';
export const birthYearDigits = 'Une année de naissance a quatre chiffres.';
export const yearDigits = 'Une année a quatre chiffres.';

export const meetingNameTooShort = message('Le nom de l’événement doit comporter au moins {min} caractères.');
export const meetingWithoutTournaments = 'Choisissez au moins un tournoi.';
export const meetingTooLarge = message('Un événement compte {max} tournois au maximum.');

export const pictureTooLarge = 'Cette image est trop lourde. Veuillez en choisir une de 8 Mo au plus.';
export const pictureUnreadable =
  'Nous ne pouvons pas lire cette image. Veuillez choisir un fichier JPEG, PNG ou WebP.';
export const colourMalformed = 'Veuillez saisir la couleur en six chiffres, par exemple #0b5d45.';
