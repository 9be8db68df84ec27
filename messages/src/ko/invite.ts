import type { Messages } from '../catalog.ts';

export default {
  text: '이 주소를 보내거나 QR 코드를 인쇄해 게시판에 붙이세요. 사람들이 여기서 가입하고 승인을 기다려요.',
  loadFailed: '주소를 불러오지 못했어요.',
  address: '주소',
  code: '이 주소의 QR 코드',
  print: '인쇄',
  poster: '일정, 공지, 설교를 휴대폰에서 만나 보세요. 이 코드를 찍어 가입하세요:',
  posterAddress: '또는 이 주소를 여세요:',
} satisfies Messages['invite'];
