const services = {
  Calendar: 'Google Calendar',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'Google sign-in',
};
type Service = keyof typeof services;

/** As on the page where Google asks whether the app may read them, in the reader's language. */
const permissions: Record<Service, string> = {
  Calendar: 'See and download any calendar you can access using your Google Calendar',
  Tasks: 'View your tasks',
  Drive: 'See and download all your Google Drive files',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Create a new refresh token, set GOOGLE_REFRESH_TOKEN to it, and restart the server.'
    : 'Connect Google again in the settings.';

/** Why Google could not be read: what is wrong, and what to do. `isTokenFixed`: the environment sets the connection. */
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Google sign-in expired. Set the app's publishing status to In production. ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google is not connected. Connect it in the settings.',
  wrong_client:
    'Google does not recognize this client ID. Compare the client ID and secret in the settings with the Google Cloud console.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google was connected with another client ID. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} did not accept the sign-in. ${connectAgain(isTokenFixed)}`,
  /** “APIs & Services” is what the Google Cloud console shows. */
  api_not_enabled: (service: Service) =>
    `The ${services[service]} API is not enabled. Enable it in the Google Cloud console under "APIs & Services", wait a few minutes and try again.`,
  key_unknown: 'Google does not accept the API key. Check it in the settings.',
  key_restricted: (service: Service) =>
    `The API key may not be used for ${services[service]} from this server. Change the key's restrictions in the Google Cloud console.`,
  no_calendar: 'No calendar is chosen. Choose one in the settings, then sync again.',
  calendar_not_found:
    'Google Calendar cannot find the calendar. Check the calendars in the settings. Make the calendar public, or share it with the connected account.',
  file_not_found:
    'Google Drive cannot find this file: it was deleted or is not shared any more. Sync the data again.',
  listed_folder_not_found:
    'Google Drive cannot find this folder: it was deleted or is not shared any more. Choose another one.',
  folder_not_found:
    'Google Drive cannot find the folder to sync. Check the drive folder in the settings, and that the folder is shared with the connected account and not in the trash.',
  task_lists_not_found:
    'Google Tasks has none of the chosen task lists. Choose others in the settings.',
  not_found: (service: Service) =>
    `${services[service]} cannot find what was requested: it may just have been deleted. Try again, and check GOOGLE_API_URL if it is set.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `The connected Google account has not allowed the app to read ${services[service]}. ${connectAgain(isTokenFixed)} On Google's page, select "${permissions[service]}".`,
  code_rejected: 'Google did not accept the authorization, or it took too long. Connect again.',
  redirect_mismatch:
    'The redirect address is not registered at Google. Copy it from the settings into the client in the Google Cloud console, wait a few minutes and connect again.',
  /** “Third-party apps & services” is what the page of the Google account shows. */
  no_refresh_token:
    'Google did not send a refresh token. Remove the app under "Third-party apps & services" of the Google account, then connect again.',
  forbidden: (service: Service) =>
    `${services[service]} refuses access. Check that the connected Google account may see this, and share it with that account.`,
  rate_limit: (service: Service) =>
    `${services[service]}'s rate limit was reached. Try again in a few minutes.`,
  daily_limit: (service: Service) =>
    `${services[service]} has reached its limit for today. Try again tomorrow, or raise the quota in the Google Cloud console.`,
  unavailable: (service: Service) =>
    `${services[service]} is not available at the moment. Try again later.`,
  unreachable: (service: Service) =>
    `${services[service]} cannot be reached. Check this server's internet connection, then try again.`,
  too_slow: (service: Service) => `${services[service]} took too long to answer. Try again later.`,
  too_large: (service: Service) =>
    `${services[service]} sent an answer that is too large to read. Look for an item with a very long text and shorten it.`,
  too_many: (service: Service) =>
    `${services[service]} has more items than the app can handle. Remove some of them.`,
  not_understood: (service: Service) =>
    `${services[service]} sent an answer that could not be understood. Try again later. If it keeps failing, check GOOGLE_API_URL and GOOGLE_TOKEN_URL if they are set, and any proxy in between.`,
  refused: (service: Service) =>
    `${services[service]} refused the request. Try again. If it keeps failing, check the Google settings of this server.`,
  not_downloadable:
    'Google Drive does not allow this file to be downloaded. Open it in Google Drive instead.',
  export_too_large:
    'This document is too large for Google to export as a PDF. Split it, or put a PDF of it into the drive.',
};
