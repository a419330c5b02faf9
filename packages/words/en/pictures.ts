// Photos and logos: chosen, shown small, taken away.

export const photo = 'Your photo';
export const photoHint =
  'JPEG, PNG or WebP, up to 8 MB. We keep a small square, without the details that the camera has added. You see it, and so do the admins of your clubs and the people who look after you.';
export const choosePhoto = 'Choose a photo';
export const remove = 'Remove';
export const photoSaved = 'Photo saved';
export const photoRemoved = 'Photo removed';
export const photoFailed = 'The photo could not be saved. Please try again.';
export const logo = 'Logo';
export const logoHint =
  'JPEG, PNG or WebP, up to 8 MB, best square. Everybody sees it beside the name of the club.';
export const chooseLogo = 'Choose a logo';
export const logoSaved = 'Logo saved';
export const logoRemoved = 'Logo removed';
export const logoFailed = 'The logo could not be saved. Please try again.';
