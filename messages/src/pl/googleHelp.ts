import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'W konsoli Google Cloud proszę ',
    link('utworzyć projekt'),
    ', na przykład „Assembly”, po zalogowaniu się na konto, do którego należą kalendarze.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    'Proszę ',
    link('włączyć trzy interfejsy API'),
    ': Calendar, Tasks i Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'W ',
    platform('Google Auth Platform'),
    ' proszę wpisać nazwę i adres e-mail oraz wybrać odbiorców „External”. Następnie w sekcji ',
    audience('Audience'),
    ' nacisnąć „Publish app”, aby stan zmienił się na „In production”.',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    'Proszę ',
    link('utworzyć klienta'),
    ' typu „Web application”. W polu „Authorized redirect URIs” dodać dokładnie ten adres:',
  ],
  redirectAddress: 'Adres przekierowania',
  copyClient:
    'Identyfikator i tajny klucz klienta, które pokaże Google, proszę skopiować do formularza na tej stronie. Potem zalogować się w Google i zaznaczyć wszystkie trzy uprawnienia.',
  errors: 'Jeśli Google pokazuje błąd',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Error 400: redirect_uri_mismatch”'),
    ' Adres przekierowania nie jest zarejestrowany: adres klienta w polu „Authorized redirect URIs” różni się od podanego powyżej. Proszę skopiować go ponownie. Zanim Google zastosuje zmianę, może minąć kilka minut.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Google hasn’t verified this app”'),
    ' To normalne: to własna aplikacja wspólnoty. Proszę nacisnąć „Advanced”, a potem „Go to … (unsafe)”.',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('„Error 403: org_internal”'),
    ' Aplikacja jest oznaczona jako „Internal”, czyli tylko dla kont jednej organizacji. Proszę zalogować się na takie konto albo wybrać „External” w sekcji ',
    audience('Audience'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('„Error 403: access_denied … has not completed the verification process”'),
    ' Aplikacja ma stan „Testing”, a to konto nie należy do testerów. Proszę nacisnąć „Publish app” w sekcji ',
    audience('Audience'),
    '. Aplikacja, która zostaje w stanie „Testing”, po siedmiu dniach traci połączenie.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Error 401: invalid_client”'),
    ' Google nie rozpoznaje tego identyfikatora klienta albo klienta usunięto. Proszę ponownie skopiować identyfikator.',
  ],
} satisfies Messages['googleHelp'];
