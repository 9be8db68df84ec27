export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

export const EVENTS_PER_PAGE = 12;
export const DOCUMENTS_PER_PAGE = 12;
export const SERMONS_PER_PAGE = 24;
export const USERS_PER_PAGE = 10;

export const AUDIT_PER_PAGE = 20;
/** Further ones on one day, of one account and with the same outcome, are not recorded: they could fill the disk. */
export const AUDITED_SIGN_INS_PER_DAY = 20;

export const NOTIFICATION_MS = 5000;
export const LOGIN_REDIRECT_MS = 2000;
export const LOGOUT_REDIRECT_MS = 4000;

export const CALENDAR_WINDOW_YEARS = 20;
/** How long an ended event stays stored. */
export const EVENT_HISTORY_DAYS = 31;
/** The days after today whose events a phone stores. Before today it stores all that the server has. */
export const OFFLINE_FUTURE_DAYS = 90;
/** The most days whose events can be listed in one call. */
export const EVENT_DAYS_MAX = 100;

export const FORBIDDEN_IN_KEY = ['.', '#', '$', '/', '[', ']'] as const;
export const STRING_MAX_BYTES = 10_485_760;

export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 256;
export const NAME_MAX_CHARS = 80;
export const ASSEMBLY_NAME_MAX_CHARS = 120;
export const EMAIL_MAX_CHARS = 254;

export const BODY_MAX_BYTES = 64 * 1024;
export const LOGO_MAX_KB = 512;

/** After its last use. */
export const SESSION_LIFE_MS = 30 * DAY_MS;
/** After it was opened, however often it is used. */
export const SESSION_MAX_LIFE_MS = 365 * DAY_MS;
export const RESET_LIFE_MS = 1 * HOUR_MS;
export const ADMIN_RESET_LIFE_MS = 1 * DAY_MS;

/** The most sessions that a person can have: the next one ends the oldest. */
export const SESSIONS_PER_PERSON = 50;

/** Attempts allowed per time window. Only failed sign-ins and wrong setup links count. */
export const ATTEMPT_LIMITS = {
  signIn: {
    perAccount: { max: 5, windowMs: 15 * MINUTE_MS },
    perNetwork: { max: 100, windowMs: 10 * MINUTE_MS },
  },
  signUp: {
    perNetwork: { max: 100, windowMs: 1 * HOUR_MS },
  },
  reset: {
    perAccount: { max: 5, windowMs: 1 * HOUR_MS },
    perNetwork: { max: 50, windowMs: 1 * HOUR_MS },
  },
  setup: {
    perNetwork: { max: 20, windowMs: 10 * MINUTE_MS },
  },
  /** Each one is an entry of the audit log. */
  nameChange: {
    perAccount: { max: 20, windowMs: 1 * HOUR_MS },
  },
  /** Each one is an entry of the audit log, also if it is revoked soon. */
  feedCreation: {
    perAccount: { max: 20, windowMs: 1 * HOUR_MS },
  },
  /** A new device, or a change of its topics. Each one may call the organization's script for device tokens. */
  deviceChange: {
    perAccount: { max: 60, windowMs: 1 * HOUR_MS },
  },
  /** Each one makes every process read the settings again. Also of the logo and its icon, and attempts to connect Google. */
  settingsChange: {
    perAccount: { max: 60, windowMs: 10 * MINUTE_MS },
  },
  /** Each one opens a connection to a server that the administrator has chosen. */
  testEmail: {
    perAccount: { max: 20, windowMs: 10 * MINUTE_MS },
  },
} as const;

/** Per account. Half a link's lifetime, so the last link sent is still valid when the limit ends. */
export const RESET_EMAIL_LIMIT = { max: 5, windowMs: RESET_LIFE_MS / 2 } as const;

/** Reports of errors in the web app, counted by each process. */
export const CLIENT_ERROR_LIMIT = { perNetwork: 10, total: 100, windowMs: 10 * MINUTE_MS } as const;
export const CLIENT_ERROR_MAX_CHARS = { message: 1000, label: 100 } as const;

/** In each process. */
export const DOWNLOADS_PER_MEMBER = 6;
/** A download whose reader accepts nothing for this long is closed. */
export const DOWNLOAD_STALL_MS = 1 * MINUTE_MS;

/** Announcements and documents that came or changed longer ago are not marked as new. */
export const NEW_FOR_MS = 30 * DAY_MS;
/** The most items that are listed as new, or marked as seen by one call. */
export const NEWS_MAX_ITEMS = 200;

export const FEEDS_PER_MEMBER = 5;
/** The most browsers of one person that get push messages: the next one removes the oldest. */
export const DEVICES_PER_MEMBER = 10;
/** The days after today that a calendar feed has. Before today it has all that are stored. */
export const FEED_FUTURE_DAYS = 400;
export const FEED_RECORDINGS_MAX = 200;

export const LIVE_HEARTBEAT_MS = 20 * SECOND_MS;
/** The open streams of an ended session are closed within this time. */
export const SESSION_END_NOTICED_MS = 2 * SECOND_MS;

/** The sentence from the office in the weekly email. */
export const WEEKLY_NOTE_MAX_CHARS = 300;
