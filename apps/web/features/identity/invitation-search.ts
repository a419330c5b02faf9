// The invitation token in the address of the registration page (specification section 2).

export interface InvitationSearch {
  readonly token?: string | undefined;
}

/** The token, or none; anything else in the address is left out. */
export const validateInvitation = ({ token }: Record<string, unknown>): InvitationSearch =>
  typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : { token: undefined };
