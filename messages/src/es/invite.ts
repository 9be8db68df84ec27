import type { Messages } from '../catalog.ts';

export default {
  text: 'Envíe esta dirección o imprima el código QR para un tablón de anuncios. Las personas se registran allí y después esperan su aprobación.',
  loadFailed: 'No se pudo cargar la dirección.',
  address: 'Dirección',
  code: 'Código QR de la dirección',
  print: 'Imprimir',
  poster: 'Eventos, anuncios y sermones en su teléfono. Escanee este código para registrarse:',
  posterAddress: 'o abra esta dirección:',
} satisfies Messages['invite'];
