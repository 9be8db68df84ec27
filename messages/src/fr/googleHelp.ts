import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'Dans la console Google Cloud, ',
    link('créez un projet'),
    ', par exemple « Assembly ». Connectez-vous avec le compte qui possède vos agendas.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Activez les trois API'),
    ' : Calendar, Tasks et Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Configurez ',
    platform('Google Auth Platform'),
    ' : saisissez un nom et votre adresse e-mail, et choisissez l’audience « Externe » (External). Puis, sous ',
    audience('Audience'),
    ', appuyez sur « Publier l’application » (Publish app), pour que l’état soit « En production » (In production).',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Créez un client'),
    ' du type « Application Web » (Web application). Sous « URI de redirection autorisés » (Authorized redirect URIs), ajoutez exactement cette adresse :',
  ],
  redirectAddress: 'Adresse de redirection',
  copyClient:
    'Copiez dans le formulaire de cette page l’ID client et le code secret que Google affiche. Connectez-vous ensuite chez Google et cochez les trois autorisations.',
  errors: 'Si Google affiche une erreur',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('« Erreur 400 : redirect_uri_mismatch »'),
    ' L’adresse de redirection n’est pas enregistrée : celle qui figure dans les « URI de redirection autorisés » du client n’est pas exactement celle ci-dessus. Copiez-la de nouveau. Google peut mettre quelques minutes à l’appliquer.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('« Google n’a pas validé cette application »'),
    ' C’est normal : c’est votre propre application. Appuyez sur « Paramètres avancés » (Advanced), puis sur « Accéder à … (non sécurisé) » (Go to … (unsafe)).',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('« Erreur 403 : org_internal »'),
    ' L’application est marquée « Interne » (Internal), pour les comptes d’une seule organisation. Connectez-vous avec un tel compte, ou choisissez « Externe » (External) sous ',
    audience('Audience'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('« Erreur 403 : access_denied » (… has not completed the verification process)'),
    ' L’application est à l’état « Test » (Testing), et ce compte ne fait pas partie des comptes de test. Appuyez sur « Publier l’application » (Publish app) sous ',
    audience('Audience'),
    '. Une application qui reste à l’état « Test » perd sa connexion au bout de sept jours.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('« Erreur 401 : invalid_client »'),
    ' Google ne reconnaît pas cet ID client, ou le client a été supprimé. Copiez de nouveau l’ID.',
  ],
} satisfies Messages['googleHelp'];
