export type AuthorizationCode = {
  account: string;
  scopes: string[];
  redirectUri: string;
  /** The SHA-256 of the verifier; null if the app does not use PKCE. */
  challenge: string | null;
  givesRefreshToken: boolean;
  expiresAt: number;
};

/** What an account has allowed the app. */
export type Grant = {
  id: string;
  account: string;
  scopes: string[];
  /** Increases from grant to grant: revoking ends all grants of the account up to now. */
  serial: number;
};
