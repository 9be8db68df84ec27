import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'Google Calendar',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'Google (autentificare)',
};
type Service = keyof typeof services;

/** Ca pe pagina pe care Google cere permisiunile. */
const permissions: Record<Service, string> = {
  Calendar: 'Vedeți și descărcați orice calendar pe care îl puteți accesa folosind Google Calendar',
  Tasks: 'Vedeți sarcinile',
  Drive: 'Vedeți și descărcați toate fișierele Google Drive',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Creați un „refresh token” nou, setați-l în GOOGLE_REFRESH_TOKEN și reporniți serverul.'
    : 'Reconectați Google în setări.';

/** Consola Google Cloud nu există în română: numele de acolo rămân în engleză. */
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Autentificarea la Google a expirat. Treceți starea de publicare a aplicației la „In production”. ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google nu este conectat. Conectați-l în setări.',
  wrong_client:
    'Google nu recunoaște acest ID de client. Comparați ID-ul și secretul de client din setări cu cele din consola Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google a fost conectat cu alt ID de client. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} nu a acceptat datele de acces. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `API-ul pentru ${services[service]} nu este activat. Activați-l în consola Google Cloud la „APIs & Services”, așteptați câteva minute și încercați din nou.`,
  key_unknown: 'Google nu acceptă cheia API. Verificați-o în setări.',
  key_restricted: (service: Service) =>
    `Acest server nu poate folosi cheia API pentru ${services[service]}. Modificați restricțiile cheii în consola Google Cloud.`,
  no_calendar: 'Nu este ales niciun calendar. Alegeți unul în setări, apoi sincronizați din nou.',
  calendar_not_found:
    'Google Calendar nu găsește calendarul. Verificați calendarele în setări. Faceți calendarul public sau distribuiți-l contului conectat.',
  file_not_found:
    'Google Drive nu găsește acest fișier: a fost șters sau nu mai este distribuit. Sincronizați din nou datele.',
  listed_folder_not_found:
    'Google Drive nu găsește acest dosar: a fost șters sau nu mai este distribuit. Alegeți altul.',
  folder_not_found:
    'Google Drive nu găsește dosarul de sincronizat. Verificați dosarul din Drive în setări și dacă dosarul este distribuit contului conectat și nu se află în coșul de gunoi.',
  task_lists_not_found:
    'Google Tasks nu are niciuna dintre listele de sarcini alese. Alegeți altele în setări.',
  not_found: (service: Service) =>
    `${services[service]} nu găsește ce s-a cerut: poate tocmai a fost șters. Încercați din nou și verificați GOOGLE_API_URL, dacă este setată.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `Contul Google conectat nu i-a permis aplicației să citească din ${services[service]}. ${connectAgain(isTokenFixed)} Pe pagina Google, bifați „${permissions[service]}”.`,
  code_rejected: 'Google nu a acceptat autorizarea sau a durat prea mult. Conectați din nou.',
  redirect_mismatch:
    'Adresa de redirecționare nu este înregistrată la Google. Copiați-o din setări în clientul din consola Google Cloud, așteptați câteva minute și conectați din nou.',
  no_refresh_token:
    'Google nu a trimis un „refresh token”. Eliminați aplicația la „Aplicații și servicii terță parte” din contul Google, apoi conectați din nou.',
  forbidden: (service: Service) =>
    `${services[service]} refuză accesul. Verificați dacă acest conținut este vizibil pentru contul Google conectat și distribuiți-l acelui cont.`,
  rate_limit: (service: Service) =>
    `Prea multe cereri către ${services[service]}. Încercați din nou peste câteva minute.`,
  daily_limit: (service: Service) =>
    `S-a atins limita zilnică pentru ${services[service]}. Încercați din nou mâine sau măriți cota în consola Google Cloud.`,
  unavailable: (service: Service) =>
    `${services[service]} nu este disponibil acum. Încercați din nou mai târziu.`,
  unreachable: (service: Service) =>
    `Nu se poate ajunge la ${services[service]}. Verificați conexiunea la internet a acestui server, apoi încercați din nou.`,
  too_slow: (service: Service) =>
    `${services[service]} a răspuns prea greu. Încercați din nou mai târziu.`,
  too_large: (service: Service) =>
    `${services[service]} a trimis un răspuns prea mare pentru a fi citit. Căutați un element cu un text foarte lung și scurtați-l.`,
  too_many: (service: Service) =>
    `În ${services[service]} sunt mai multe elemente decât poate gestiona aplicația. Eliminați câteva.`,
  not_understood: (service: Service) =>
    `${services[service]} a trimis un răspuns de neînțeles. Încercați din nou mai târziu. Dacă nici atunci nu reușește, verificați GOOGLE_API_URL și GOOGLE_TOKEN_URL, dacă sunt setate, și orice proxy de pe traseu.`,
  refused: (service: Service) =>
    `${services[service]} a refuzat cererea. Încercați din nou. Dacă nici atunci nu reușește, verificați setările Google ale acestui server.`,
  not_downloadable:
    'Google Drive nu permite descărcarea acestui fișier. Deschideți-l direct în Google Drive.',
  export_too_large:
    'Acest document este prea mare pentru ca Google să-l exporte ca PDF. Împărțiți-l sau puneți în Drive un PDF al lui.',
} satisfies Messages['googleErrors'];
