// Photos and logos: chosen, shown small, taken away.

export const photo = 'Ihr Foto';
export const photoHint =
  'JPEG, PNG oder WebP, bis 8 MB. Wir behalten ein kleines Quadrat und nichts von dem, was die Kamera notiert hat. Sie sehen es, ebenso die Verwaltung Ihrer Vereine und wer sich um Sie kümmert.';
export const choosePhoto = 'Foto wählen';
export const remove = 'Entfernen';
export const photoSaved = 'Foto gespeichert';
export const photoRemoved = 'Foto entfernt';
export const photoFailed = 'Das Foto konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
export const logo = 'Logo';
export const logoHint =
  'JPEG, PNG oder WebP, bis 8 MB, am besten quadratisch. Alle sehen es neben dem Namen des Vereins.';
export const chooseLogo = 'Logo wählen';
export const logoSaved = 'Logo gespeichert';
export const logoRemoved = 'Logo entfernt';
export const logoFailed = 'Das Logo konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
