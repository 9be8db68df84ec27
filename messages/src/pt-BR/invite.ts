import type { Messages } from '../catalog.ts';

export default {
  text: 'Envie este endereço ou imprima o código QR para um mural. As pessoas se cadastram ali e depois aguardam a sua aprovação.',
  loadFailed: 'Não foi possível carregar o endereço.',
  address: 'Endereço',
  code: 'Código QR do endereço',
  print: 'Imprimir',
  poster:
    'Eventos, avisos e pregações no seu celular. Aponte a câmera para este código e cadastre-se:',
  posterAddress: 'ou abra este endereço:',
} satisfies Messages['invite'];
