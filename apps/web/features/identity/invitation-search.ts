// The invitation token in the address of the registration page (specification section 2), and of the sign-in page for people with an account.

export interface InvitationSearch {
  readonly token?: string | undefined;
}

/** The token, or none; anything else in the address is left out. */
export const validateInvitation = ({ token }: Record<string, unknown>): InvitationSearch =>
  typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : { token: undefined };

/** The registration page's own: who comes to register their club. */
export interface RegistrationSearch extends InvitationSearch {
  readonly as?: 'club' | undefined;
}

/** The token, and whether somebody comes to register their club. */
export const validateRegistration = (search: Record<string, unknown>): RegistrationSearch => ({
  ...validateInvitation(search),
  ...(search['as'] === 'club' && { as: 'club' as const }),
});

/** The address of one of the two pages with the token of the other. */
export const withInvitation = (page: '/register' | '/login', token: string | undefined): string =>
  token === undefined ? page : `${page}?token=${encodeURIComponent(token)}`;
