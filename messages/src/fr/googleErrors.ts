import type { Messages } from '../catalog.ts';

/** At the beginning of a sentence. */
const services = {
  Calendar: 'Google Agenda',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'La connexion à Google',
};
type Service = keyof typeof services;

/** As Google shows them. */
const permissions: Record<Service, string> = {
  Calendar:
    'Consulter et télécharger tous les agendas auxquels vous pouvez accéder à l’aide de Google Agenda',
  Tasks: 'Afficher vos tâches',
  Drive: 'Consulter et télécharger tous vos fichiers Google Drive',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Créez un nouveau jeton d’actualisation (refresh token), indiquez-le dans GOOGLE_REFRESH_TOKEN et redémarrez le serveur.'
    : 'Reconnectez Google dans les paramètres.';

export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `La connexion à Google a expiré. Mettez l’état de publication de l’application sur « En production » (In production). ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google n’est pas connecté. Connectez-le dans les paramètres.',
  wrong_client:
    'Google ne reconnaît pas cet ID client. Comparez l’ID client et le code secret des paramètres avec ceux de la console Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google a été connecté avec un autre ID client. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} n’a pas accepté l’accès. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `L’API « Google ${service} API » n’est pas activée. Activez-la dans la console Google Cloud, sous « API et services » (APIs & Services), attendez quelques minutes et réessayez.`,
  key_unknown: 'Google n’accepte pas la clé API. Vérifiez-la dans les paramètres.',
  key_restricted: (service: Service) =>
    `${services[service]} : la clé API ne peut pas être utilisée pour cela depuis ce serveur. Modifiez les restrictions de la clé dans la console Google Cloud.`,
  no_calendar:
    'Aucun agenda n’est choisi. Choisissez-en un dans les paramètres, puis synchronisez de nouveau.',
  calendar_not_found:
    'Google Agenda ne trouve pas l’agenda. Vérifiez les agendas dans les paramètres. Rendez l’agenda public, ou partagez-le avec le compte connecté.',
  file_not_found:
    'Google Drive ne trouve pas ce fichier : il a été supprimé ou n’est plus partagé. Synchronisez de nouveau les données.',
  listed_folder_not_found:
    'Google Drive ne trouve pas ce dossier : il a été supprimé ou n’est plus partagé. Choisissez-en un autre.',
  folder_not_found:
    'Google Drive ne trouve pas le dossier à synchroniser. Vérifiez le dossier Drive dans les paramètres, et qu’il est bien partagé avec le compte connecté et n’est pas dans la corbeille.',
  task_lists_not_found:
    'Google Tasks n’a aucune des listes de tâches choisies. Choisissez-en d’autres dans les paramètres.',
  not_found: (service: Service) =>
    `${services[service]} ne trouve pas ce qui est demandé : cela vient peut-être d’être supprimé. Réessayez, et vérifiez GOOGLE_API_URL si cette variable est définie.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} : le compte Google connecté n’a pas autorisé l’application à lire ses données. ${connectAgain(isTokenFixed)} Sur la page de Google, cochez « ${permissions[service]} ».`,
  code_rejected:
    'Google n’a pas accepté l’autorisation, ou elle a pris trop de temps. Veuillez connecter de nouveau.',
  redirect_mismatch:
    'L’adresse de redirection n’est pas enregistrée chez Google. Copiez-la des paramètres dans le client de la console Google Cloud, attendez quelques minutes et connectez de nouveau.',
  no_refresh_token:
    'Google n’a pas envoyé de jeton d’actualisation (refresh token). Supprimez l’application sous « Applications et services tiers » (Third-party apps & services) du compte Google, puis connectez de nouveau.',
  forbidden: (service: Service) =>
    `${services[service]} refuse l’accès. Vérifiez que le compte Google connecté a le droit de voir cet élément, et partagez-le avec ce compte.`,
  rate_limit: (service: Service) =>
    `${services[service]} a reçu trop de demandes en peu de temps. Réessayez dans quelques minutes.`,
  daily_limit: (service: Service) =>
    `${services[service]} a atteint sa limite pour aujourd’hui. Réessayez demain, ou augmentez le quota dans la console Google Cloud.`,
  unavailable: (service: Service) =>
    `${services[service]} n’est pas disponible pour le moment. Réessayez plus tard.`,
  unreachable: (service: Service) =>
    `${services[service]} : impossible de joindre le service. Vérifiez la connexion Internet de ce serveur, puis réessayez.`,
  too_slow: (service: Service) =>
    `${services[service]} a mis trop de temps à répondre. Réessayez plus tard.`,
  too_large: (service: Service) =>
    `${services[service]} a envoyé une réponse trop grande pour être lue. Cherchez un élément dont le texte est très long et raccourcissez-le.`,
  too_many: (service: Service) =>
    `${services[service]} contient plus d’éléments que l’application ne peut en traiter. Supprimez-en quelques-uns.`,
  not_understood: (service: Service) =>
    `${services[service]} a envoyé une réponse incompréhensible. Réessayez plus tard. Si cela continue, vérifiez GOOGLE_API_URL et GOOGLE_TOKEN_URL si ces variables sont définies, et le proxy s’il y en a un.`,
  refused: (service: Service) =>
    `${services[service]} a refusé la demande. Réessayez. Si cela continue, vérifiez les paramètres Google de ce serveur.`,
  not_downloadable:
    'Google Drive ne permet pas de télécharger ce fichier. Ouvrez-le plutôt dans Google Drive.',
  export_too_large:
    'Ce document est trop grand pour que Google le convertisse en PDF. Divisez-le, ou mettez-en un PDF dans le dossier Drive.',
} satisfies Messages['googleErrors'];
