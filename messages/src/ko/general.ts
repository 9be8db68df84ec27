import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: '우리 교회',
  contact: '문의처',
  contactHelp:
    '승인을 기다리는 사람처럼 로그인할 수 없는 사람에게 로그인 페이지에서 보여요. 거기서는 누구나 볼 수 있어요.',
  notReviewed: (language: string) => `${language} 텍스트는 아직 원어민이 검토하지 않았어요.`,

  logo: {
    title: '로고',
    current: '현재 로고',
    upload: '로고 올리기',
    formats: (maxKb: number) => `PNG, JPEG, WebP 또는 SVG, 최대 ${number(maxKb)} kB.`,
    where: '모든 페이지의 맨 위와 로그인 화면에 표시돼요.',
    remove: '로고 삭제',
    saved: '로고를 저장했어요.',
    removed: '로고를 삭제했어요.',
    notAnImage: '표시할 수 있는 이미지 파일이 아니에요.',
  },
} satisfies Messages['general'];
