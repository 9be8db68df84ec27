import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '문서',
  search: '문서 검색',
  list: '문서 목록',
  pages: '문서 페이지',
  loadFailed: '문서를 불러오지 못했어요.',
  nothingFound: '찾은 문서가 없어요.',
  emptyFolder: '이 폴더에는 문서가 없어요.',
  noFiles: '이 폴더에는 파일이 없어요.',
  count: (count: number) => `항목 ${number(count)}개`,
  found: (count: number) => `찾은 항목 ${number(count)}개`,
  newFiles: (count: number) => `새 파일 ${number(count)}개`,
  goToDocuments: '문서로 가기',
  breadcrumb: '상위 폴더',
  inPlayer: '플레이어에 있음:',
  inFolder: <E>(folder: E): Sentence<E> => ['폴더: ', folder],

  kinds: {
    folder: '폴더',
    pdf: 'PDF',
    audio: '오디오',
    image: '사진',
    video: '동영상',
    spreadsheet: '스프레드시트',
    presentation: '프레젠테이션',
    document: '문서',
    google: '문서',
    other: '파일',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: '다운로드',
  openInNewTab: '새 탭에서 열기',
  fileNotLoaded: '파일을 불러오지 못했어요.',
  fileNotLoadedRetry: '파일을 불러오지 못했어요. 다시 시도해 주세요.',
  fileNotStored: (reason: string) =>
    `${reason} 이 파일은 휴대폰에 저장되어 있지 않아요. 인터넷에 연결되어 있을 때 한 번 열어 두면 연결 없이도 열 수 있어요.`,
  notSupported: '이 브라우저에서는 파일을 볼 수 없어요. 다운로드해 주세요.',
} satisfies Messages['documents'];
