export const ENCRYPTIONS = {
  starttls: { label: 'STARTTLS (usually port 587)', port: 587 },
  tls: { label: 'TLS (usually port 465)', port: 465 },
  none: { label: 'None: only on a network that you trust', port: 25 },
} as const;
export type Encryption = keyof typeof ENCRYPTIONS;

/** A mail server, as mail programs ask for it. */
export interface MailServer {
  host: string;
  /** Empty: the usual one. */
  port: string;
  user: string;
  password: string;
  encryption: Encryption;
}

export const NO_SERVER: MailServer = {
  host: '',
  port: '',
  user: '',
  password: '',
  encryption: 'starttls',
};

export const isEmpty = ({ host, port, user, password }: MailServer) =>
  ![host, port, user, password].some((text) => text.trim());

/** As the setting holds it: `smtp://user:password@host:587?requireTLS=true`. */
export function toAddress({ host, port, user, password, encryption }: MailServer): string {
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp';
  const option = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[encryption];
  const secret = password && `:${encodeURIComponent(password)}`;
  const account = user.trim() || password ? `${encodeURIComponent(user.trim())}${secret}@` : '';
  const number = port.trim() || `${ENCRYPTIONS[encryption].port}`;
  return `${scheme}://${account}${host.trim()}:${number}${option}`;
}

/** What is wrong with the fields, by their names. */
export function findServerMistakes(server: MailServer): Record<string, string> {
  const mistakes: Record<string, string> = {};
  if (isEmpty(server)) return mistakes;
  const { host, port } = server;
  if (!/^[^\s/@:]+$|^\[[\da-f:.]+\]$/i.test(host.trim())) {
    mistakes.smtpHost = 'Enter the name of the server, such as mail.example.org.';
  }
  const number = Number(port.trim() || 1);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    mistakes.smtpPort = 'Enter a number from 1 to 65535, or leave it empty.';
  }
  return mistakes;
}
