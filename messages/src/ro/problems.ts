import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Unele câmpuri lipsesc sau nu sunt corecte. Corectați-le.',
  password_policy: 'Această parolă nu se poate folosi. Alegeți alta.',
  bad_request: 'Cererea nu a putut fi înțeleasă. Reîncărcați pagina și încercați din nou.',
  invalid_credentials: 'E-mail sau parolă greșită. Încercați din nou.',
  not_signed_in: 'Nu ați intrat în cont. Intrați în cont.',
  account_inactive: 'Contul dumneavoastră nu este încă activ. Vorbiți cu un administrator.',
  forbidden: 'Numai un administrator poate face aceasta.',
  wrong_origin:
    'Această cerere nu a venit de la adresa aplicației. Deschideți aplicația la adresa ei și încercați din nou.',
  wrong_setup_code:
    'Acest link de configurare nu este valabil. Folosiți cel mai nou link pe care l-a afișat serverul la pornire.',
  not_found: 'La această adresă nu este nimic.',
  user_not_found: 'Această persoană nu mai există aici: altcineva a șters contul.',
  session_not_found: 'Această sesiune s-a încheiat deja.',
  event_not_found: 'Acest eveniment nu mai este în calendar.',
  version_not_found: 'Această versiune anterioară nu mai există.',
  folder_not_found: 'Acest dosar nu mai există. Reveniți la documente.',
  file_not_found: 'Acest fișier nu mai există. Reveniți la documente.',
  feed_not_found:
    'Acest link privat nu există sau a fost dezactivat. Creați unul nou în contul dumneavoastră.',
  email_not_found: 'Adresa de e-mail nu a fost găsită. Verificați-o sau înscrieți-vă.',
  email_in_use: 'Această adresă de e-mail este deja folosită. Folosiți alta.',
  last_admin:
    'Este ultima persoană cu rolul de administrator. Acordați întâi rolul altei persoane.',
  own_account: 'Nu puteți face aceasta cu propriul cont. Rugați un alt administrator.',
  settings_changed:
    'Între timp, altcineva a modificat setările. Verificați-vă modificările, apoi salvați din nou.',
  fixed_by_environment:
    'Este setat printr-o variabilă de mediu. Modificați-o sau eliminați-o, apoi reporniți serverul.',
  no_secret_key:
    'Datele secrete nu se pot păstra încă. Setați pe server ASSEMBLY_SECRET la cel puțin 32 de caractere, apoi reporniți-l.',
  push_not_available:
    'Nu este încă disponibil. Rugați un administrator să seteze ASSEMBLY_SECRET pe server.',
  mail_not_configured:
    'Nu este setat niciun server de e-mail. Introduceți întâi unul și salvați-l.',
  google_not_configured: 'Introduceți întâi ID-ul și secretul de client și salvați-le.',
  google_not_connected: 'Google nu este conectat. Conectați-l întâi.',
  too_many_feeds: (max: number) =>
    plural(max, {
      one: 'Aveți deja 1 link privat. Dezactivați-l dacă nu îl mai folosiți, apoi încercați din nou.',
      few: `Aveți deja ${number(max)} linkuri private. Dezactivați unul pe care nu îl mai folosiți, apoi încercați din nou.`,
      other: `Aveți deja ${number(max)} de linkuri private. Dezactivați unul pe care nu îl mai folosiți, apoi încercați din nou.`,
    }),
  sync_running: 'O sincronizare este deja în curs. Așteptați să se încheie.',
  backup_not_found: 'Această copie de rezervă nu mai există.',
  backup_running: 'O copie de rezervă sau o restaurare este deja în curs. Așteptați să se încheie.',
  backup_not_configured:
    'Nu există încă un dosar pentru copiile de rezervă. Setați BACKUP_FOLDER pe server, apoi reporniți-l.',
  backup_not_made:
    'Nu s-a restaurat nimic, deoarece mai întâi nu s-a putut face o copie a stării actuale. Motivul este în jurnalul serverului.',
  backup_damaged:
    'Această copie de rezervă este deteriorată sau incompletă și nu s-a restaurat nimic. Folosiți alta.',
  backup_newer:
    'Această copie de rezervă este a unei versiuni mai noi a aplicației și nu s-a restaurat nimic. Actualizați mai întâi aplicația.',
  reset_expired: 'Acest link a fost folosit sau a expirat. Cereți unul nou.',
  setup_done: 'Configurarea este deja încheiată. Puteți intra în cont.',
  body_too_large: 'Cererea este prea mare.',
  unsupported_body: 'Cererea trebuie trimisă ca JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Alegeți o imagine PNG, JPEG, WebP sau SVG de cel mult ${number(maxKilobytes)} kB.`,
  too_many_attempts: 'Prea multe încercări. Încercați din nou mai târziu.',
  too_many_downloads: (max: number) =>
    plural(max, {
      one: 'Descărcați deja 1 fișier. Închideți-l sau așteptați să se încheie, apoi încercați din nou.',
      few: `Descărcați deja ${number(max)} fișiere. Închideți unul sau așteptați să se încheie unul, apoi încercați din nou.`,
      other: `Descărcați deja ${number(max)} de fișiere. Închideți unul sau așteptați să se încheie unul, apoi încercați din nou.`,
    }),
  unexpected: 'Ceva nu a mers bine din partea noastră. Încercați din nou mai târziu.',
  mail_failed:
    'E-mailul nu s-a putut trimite. Încercați din nou mai târziu sau cereți un link unui administrator.',
  google_failed: 'Fișierul nu s-a putut lua de la Google. Încercați din nou mai târziu.',
  google_not_revoked:
    'Google este deconectat aici, dar accesul nu s-a putut retrage la Google. Eliminați aplicația acolo: https://myaccount.google.com/connections',
  busy: 'Serverul este ocupat. Încercați din nou peste câteva clipe.',
  unavailable:
    'Aplicația nu poate ajunge acum la baza de date. Încercați din nou peste câteva clipe.',
  session_not_ended:
    'Ați ieșit din cont în acest browser, dar sesiunea nu s-a putut închide pe server. Intrați din nou mai târziu și închideți-o în contul dumneavoastră.',

  retryInSeconds: (count: number) =>
    plural(count, {
      one: 'Prea multe încercări. Încercați din nou peste 1 secundă.',
      few: `Prea multe încercări. Încercați din nou peste ${number(count)} secunde.`,
      other: `Prea multe încercări. Încercați din nou peste ${number(count)} de secunde.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      one: 'Prea multe încercări. Încercați din nou peste 1 minut.',
      few: `Prea multe încercări. Încercați din nou peste ${number(count)} minute.`,
      other: `Prea multe încercări. Încercați din nou peste ${number(count)} de minute.`,
    }),

  approveFirst: 'Aprobați întâi această persoană.',
  demoAccount: 'Conturile proprii ale demonstrației nu se pot șterge.',
  backupOfDemo:
    'Această copie de rezervă este a demonstrației, ale cărei parole sunt publice. Se poate restaura doar în demonstrație.',
  alreadyDecided: 'Cineva a trimis deja aceste notificări sau a renunțat la ele.',
  nothingForWeeklyEmail:
    'Încă nu este nimic pentru e-mailul săptămânal: niciun eveniment în următoarele 7 zile, niciun anunț nou sau care expiră curând, niciun document și nicio înregistrare nouă.',
  pushKeyUnreadable:
    'Serverul nu își poate citi cheia pentru notificările pe dispozitive. Rugați un administrator să restaureze ASSEMBLY_SECRET sau fișierul secret.key ori să elimine cheia cu comanda „set PUSH_PRIVATE_KEY ""”.',
  secretKeyUnusable:
    'Datele secrete nu se pot păstra: fișierul secret.key de lângă baza de date nu se poate crea sau citi ori este deteriorat. Verificați cui aparțin dosarul și fișierul, precum și spațiul liber. Dacă fișierul este deteriorat, restaurați-l dintr-o copie sau eliminați-l și introduceți din nou toate datele secrete.',
} satisfies Messages['problems'];
