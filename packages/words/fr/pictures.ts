// Photos and logos: chosen, shown small, taken away.

export const photo = 'Votre photo';
export const photoHint =
  'JPEG, PNG ou WebP, jusqu’à 8 Mo. Nous gardons un petit carré et rien de ce que l’appareil a noté. Vous la voyez, ainsi que l’administration de vos clubs et les personnes qui s’occupent de vous.';
export const choosePhoto = 'Choisir une photo';
export const remove = 'Retirer';
export const photoSaved = 'Photo enregistrée';
export const photoRemoved = 'Photo retirée';
export const photoFailed = 'La photo n’a pas pu être enregistrée. Veuillez réessayer.';
export const logo = 'Logo';
export const logoHint =
  'JPEG, PNG ou WebP, jusqu’à 8 Mo, de préférence carré. Tout le monde le voit à côté du nom du club.';
export const chooseLogo = 'Choisir un logo';
export const logoSaved = 'Logo enregistré';
export const logoRemoved = 'Logo retiré';
export const logoFailed = 'Le logo n’a pas pu être enregistré. Veuillez réessayer.';
