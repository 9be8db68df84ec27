import { number, plural } from './language.ts';

/** Why a call failed, by the server's code. */
export default {
  invalid_input: 'Some fields are missing or invalid. Please correct them.',
  password_policy: 'This password cannot be used. Please choose another.',
  bad_request: 'The request could not be understood. Reload the page and try again.',
  invalid_credentials: 'Invalid email or password. Please try again.',
  not_signed_in: 'You are not logged in. Please log in.',
  account_inactive: 'Your account is not enabled yet. Please contact to site admin.',
  forbidden: 'Only an administrator may do this.',
  wrong_origin:
    "This request did not come from the assembly's own address. Open the app there and try again.",
  wrong_setup_code:
    'This setup link is not valid. Use the newest link that the server printed when it started.',
  not_found: 'There is nothing at this address.',
  user_not_found: 'This person no longer exists: someone else has deleted the account.',
  session_not_found: 'This session has already ended.',
  event_not_found: 'This event is no longer in the calendar.',
  version_not_found: 'This snapshot no longer exists.',
  folder_not_found: 'This folder no longer exists. Go back to the documents.',
  file_not_found: 'This file no longer exists. Go back to the documents.',
  feed_not_found:
    'This private link does not exist or was turned off. Create a new one in your account.',
  email_not_found: 'Email not found. Please check your email or sign up.',
  email_in_use: 'Email is already in use. Please use a different email.',
  last_admin: 'This is the last administrator. Make someone else an administrator first.',
  own_account: 'You cannot do this to your own account. Ask another administrator.',
  settings_changed:
    'Someone else has changed the settings in the meantime. Check your changes, then save again.',
  fixed_by_environment:
    'Set by an environment variable. Change or remove it there, then restart the server.',
  no_secret_key:
    'Secrets cannot be stored yet. Set ASSEMBLY_SECRET to at least 32 characters on the server, then restart it.',
  push_not_available:
    'This is not available yet. Ask an administrator to set ASSEMBLY_SECRET on the server.',
  mail_not_configured: 'No mail server is set up yet. Enter one and save it first.',
  google_not_configured: 'Enter the client ID and the client secret, and save them first.',
  google_not_connected: 'Google is not connected. Connect it first.',
  too_many_feeds: (max: number) =>
    `You already have ${number(max)} private links. Turn off one that you no longer use, then try again.`,
  sync_running: 'A sync is already running. Wait until it has finished.',
  backup_not_found: 'This backup no longer exists.',
  backup_running: 'A backup or a restore is already running. Wait until it has finished.',
  backup_not_configured:
    'There is no folder for backups yet. Set BACKUP_FOLDER on the server, then restart it.',
  backup_not_made:
    'Nothing was restored, because the current state could not be backed up first. The server log says why.',
  backup_damaged:
    'This backup is damaged or incomplete, and nothing was restored. Use another one.',
  backup_newer:
    'This backup was made by a newer version of the app, and nothing was restored. Update the app first.',
  reset_expired: 'This link has been used or has expired. Please request a new one.',
  setup_done: 'The setup is already complete. Log in instead.',
  body_too_large: 'The request is too large.',
  unsupported_body: 'The request must be sent as JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Choose a PNG, JPEG, WebP or SVG image of at most ${number(maxKilobytes)} kB.`,
  too_many_attempts: 'Too many attempts. Please try again later.',
  too_many_downloads: (max: number) =>
    `You are already downloading ${number(max)} files. Close one, or wait until one finishes, then try again.`,
  unexpected: 'Something went wrong on our side. Please try again later.',
  mail_failed:
    'The email could not be sent. Please try again later, or ask an administrator for a link.',
  google_failed: 'The file could not be fetched from Google. Please try again later.',
  google_not_revoked:
    'Google is disconnected here, but the access could not be revoked at Google. Remove the app there: https://myaccount.google.com/connections',
  busy: 'The server is busy. Please try again in a moment.',
  unavailable: 'The app cannot reach its database at the moment. Please try again in a moment.',
  session_not_ended:
    'You are logged out in this browser, but the session could not be ended on the server. Log in again later and end it in your account.',

  // Instead of `too_many_attempts`, when the server says how long to wait.
  retryInSeconds: (count: number) =>
    plural(count, {
      1: 'Too many attempts. Please try again in 1 second.',
      other: `Too many attempts. Please try again in ${number(count)} seconds.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      1: 'Too many attempts. Please try again in 1 minute.',
      other: `Too many attempts. Please try again in ${number(count)} minutes.`,
    }),

  // Closer reasons.
  approveFirst: 'Approve this person first.',
  demoAccount: "The demo's own accounts cannot be deleted.",
  backupOfDemo:
    'This backup is of the demo, whose passwords are public. It can be restored only in the demo.',
  /** About notifications that waited for an administrator. */
  alreadyDecided: 'Somebody has already sent or dropped this.',
  nothingForWeeklyEmail:
    'There is nothing for the weekly email yet: no events in the next 7 days, no announcements that are new or end soon, and no new documents or recordings.',
  pushKeyUnreadable:
    'The server cannot read its key for notifications on devices. Ask an administrator to restore ASSEMBLY_SECRET or the file secret.key, or to remove the key with the command “set PUSH_PRIVATE_KEY ""”.',
  secretKeyUnusable:
    'Secrets cannot be stored: the file secret.key beside the database cannot be created or read, or is damaged. Check who owns the folder and the file, and the free space. If it is damaged, restore it from a copy, or remove it and enter all secrets again.',
};
