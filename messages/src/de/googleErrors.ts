import type { Messages } from '../catalog.ts';

/** At the beginning of a sentence. */
const services = {
  Calendar: 'Google Kalender',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'Die Google-Anmeldung',
};
type Service = keyof typeof services;

/** As Google shows them. */
const permissions: Record<Service, string> = {
  Calendar:
    'Alle Kalender abrufen und herunterladen, auf die Sie über Google Kalender Zugriff haben',
  Tasks: 'Ihre Aufgaben ansehen',
  Drive: 'Alle Ihre Google Drive-Dateien aufrufen und herunterladen',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Erstellen Sie ein neues Refresh-Token, tragen Sie es in GOOGLE_REFRESH_TOKEN ein und starten Sie den Server neu.'
    : 'Verbinden Sie Google in den Einstellungen neu.';

export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Die Anmeldung bei Google ist abgelaufen. Setzen Sie den Veröffentlichungsstatus der App auf „In Produktion“ (In production). ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google ist nicht verbunden. Verbinden Sie es in den Einstellungen.',
  wrong_client:
    'Google kennt diese Client-ID nicht. Vergleichen Sie Client-ID und Clientschlüssel in den Einstellungen mit denen in der Google Cloud Console.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google wurde mit einer anderen Client-ID verbunden. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} hat den Zugang nicht akzeptiert. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `Die „Google ${service} API“ ist nicht aktiviert. Aktivieren Sie sie in der Google Cloud Console unter „APIs und Dienste“ (APIs & Services), warten Sie ein paar Minuten und versuchen Sie es noch einmal.`,
  key_unknown: 'Google akzeptiert den API-Schlüssel nicht. Prüfen Sie ihn in den Einstellungen.',
  key_restricted: (service: Service) =>
    `${services[service]}: Der API-Schlüssel darf dafür von diesem Server aus nicht verwendet werden. Ändern Sie die Einschränkungen des Schlüssels in der Google Cloud Console.`,
  no_calendar:
    'Es ist kein Kalender gewählt. Wählen Sie einen in den Einstellungen und gleichen Sie dann noch einmal ab.',
  calendar_not_found:
    'Google Kalender findet den Kalender nicht. Prüfen Sie die Kalender in den Einstellungen. Machen Sie den Kalender öffentlich, oder geben Sie ihn für das verbundene Konto frei.',
  file_not_found:
    'Google Drive findet diese Datei nicht: Sie wurde gelöscht oder ist nicht mehr freigegeben. Gleichen Sie die Daten noch einmal ab.',
  listed_folder_not_found:
    'Google Drive findet diesen Ordner nicht: Er wurde gelöscht oder ist nicht mehr freigegeben. Wählen Sie einen anderen.',
  folder_not_found:
    'Google Drive findet den Ordner nicht, der abgeglichen werden soll. Prüfen Sie den Drive-Ordner in den Einstellungen, und ob er für das verbundene Konto freigegeben ist und nicht im Papierkorb liegt.',
  task_lists_not_found:
    'In Google Tasks gibt es keine der gewählten Aufgabenlisten. Wählen Sie andere in den Einstellungen.',
  not_found: (service: Service) =>
    `${services[service]} findet nicht, was angefragt wurde: Vielleicht wurde es gerade gelöscht. Versuchen Sie es noch einmal, und prüfen Sie GOOGLE_API_URL, falls es gesetzt ist.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]}: Das verbundene Google-Konto hat der App den Zugriff nicht erlaubt. ${connectAgain(isTokenFixed)} Wählen Sie auf der Seite von Google „${permissions[service]}“ aus.`,
  code_rejected:
    'Google hat die Freigabe nicht akzeptiert, oder sie hat zu lange gedauert. Verbinden Sie noch einmal.',
  redirect_mismatch:
    'Die Weiterleitungsadresse ist bei Google nicht eingetragen. Kopieren Sie sie aus den Einstellungen in den Client in der Google Cloud Console, warten Sie ein paar Minuten und verbinden Sie noch einmal.',
  no_refresh_token:
    'Google hat kein Refresh-Token gesendet. Entfernen Sie die App im Google-Konto unter „Drittanbieter-Apps und -Dienste“ (Third-party apps & services) und verbinden Sie dann noch einmal.',
  forbidden: (service: Service) =>
    `${services[service]} verweigert den Zugriff. Prüfen Sie, ob das verbundene Google-Konto das sehen darf, und geben Sie es für dieses Konto frei.`,
  rate_limit: (service: Service) =>
    `${services[service]} hat in kurzer Zeit zu viele Anfragen bekommen. Versuchen Sie es in ein paar Minuten noch einmal.`,
  daily_limit: (service: Service) =>
    `${services[service]} nimmt heute keine Anfragen mehr an, das Tageslimit ist erreicht. Versuchen Sie es morgen noch einmal, oder erhöhen Sie das Kontingent in der Google Cloud Console.`,
  unavailable: (service: Service) =>
    `${services[service]} ist im Moment nicht verfügbar. Versuchen Sie es später noch einmal.`,
  unreachable: (service: Service) =>
    `${services[service]} ist nicht erreichbar. Prüfen Sie die Internetverbindung dieses Servers und versuchen Sie es dann noch einmal.`,
  too_slow: (service: Service) =>
    `${services[service]} hat zu lange nicht geantwortet. Versuchen Sie es später noch einmal.`,
  too_large: (service: Service) =>
    `${services[service]} hat eine Antwort gesendet, die zum Lesen zu groß ist. Suchen Sie nach einem Eintrag mit sehr langem Text und kürzen Sie ihn.`,
  too_many: (service: Service) =>
    `${services[service]} hat mehr Einträge, als die App verarbeiten kann. Entfernen Sie einige davon.`,
  not_understood: (service: Service) =>
    `${services[service]} hat eine unverständliche Antwort gesendet. Versuchen Sie es später noch einmal. Wenn es weiterhin nicht klappt, prüfen Sie GOOGLE_API_URL und GOOGLE_TOKEN_URL, falls sie gesetzt sind, und einen Proxy, falls einer dazwischen ist.`,
  refused: (service: Service) =>
    `${services[service]} hat die Anfrage abgelehnt. Versuchen Sie es noch einmal. Wenn es weiterhin nicht klappt, prüfen Sie die Google-Einstellungen dieses Servers.`,
  not_downloadable:
    'Google Drive erlaubt nicht, diese Datei herunterzuladen. Öffnen Sie sie stattdessen in Google Drive.',
  export_too_large:
    'Dieses Dokument ist zu groß, als dass Google daraus ein PDF machen könnte. Teilen Sie es auf, oder legen Sie ein PDF davon in den Drive-Ordner.',
} satisfies Messages['googleErrors'];
