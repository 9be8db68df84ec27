import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'PDF 도구',
  pagesOf: (title: string) => `${title} 페이지`,
  page: '페이지',
  pageNumber: (page: number) => `${number(page)}페이지`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('페이지 '),
    field,
    ` / ${number(count)}`,
  ],
  zoomIn: '확대',
  zoomOut: '축소',
  zoom: (percent: string) => `배율 ${percent}. 너비에 맞춰 보기`,
  wholeWidth: '너비에 맞춰 보기',
  find: '문서에서 찾기',
  previousMatch: '이전 결과',
  nextMatch: '다음 결과',
  closeFind: '찾기 닫기',
  match: (current: number, total: number) => `${number(current)} / ${number(total)}`,
  searching: '찾는 중…',
  notFound: '결과 없음',
  scanned: '스캔한 PDF라서 글자를 찾을 수 없어요.',
  pageFailed: '이 페이지를 표시하지 못했어요.',
  damaged: 'PDF가 손상되었거나 불완전해서 표시할 수 없어요. 다운로드해서 다른 앱으로 열어 보세요.',
  protected: '비밀번호로 보호된 PDF예요. 다운로드해서 비밀번호를 입력할 수 있는 앱으로 여세요.',
  link: {
    title: '링크 열기',
    question: (address: string) => `이 링크의 주소: ${address}. 이 주소를 열까요?`,
    open: '열기',
  },
} satisfies Messages['pdf'];
