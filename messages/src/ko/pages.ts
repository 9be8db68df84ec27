import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `로그인 – ${assembly}`,
  description: (assembly: string) => `${assembly}의 일정, 공지, 문서를 볼 수 있어요.`,
  needsScript: '이 앱에는 JavaScript가 필요해요. 브라우저에서 켜 주세요.',
  loginNeedsScript: '로그인하려면 JavaScript가 필요해요. 브라우저에서 켜 주세요.',
  notLoaded: '앱을 불러오지 못했어요.',
  notLoadedOffline: '앱을 불러오지 못했어요. 인터넷에 연결되어 있지 않아요.',

  /** Menus are as the device shows them in Korean. */
  outdated: {
    title: '브라우저를 업데이트해 주세요',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} 앱은 ${list(browsers)}에서, 그리고 이 브라우저들의 더 새로운 버전에서 열려요.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('iPhone이나 iPad에서는'),
      ' ‘설정’, ‘일반’, ‘소프트웨어 업데이트’를 차례로 열고 최신 iOS를 설치하세요. 그러면 모든 브라우저가 업데이트돼요.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Android 휴대폰에서는'),
      ' Play 스토어를 열고 Chrome을 검색해서 ‘업데이트’를 누르세요.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('컴퓨터에서는'),
      ' 브라우저를 업데이트하거나 최신 Firefox 또는 Chrome을 설치하세요.',
    ],
    otherDevice: '기기에 맞는 업데이트가 없으면 다른 기기에서 이 페이지를 여세요.',
  },
} satisfies Messages['pages'];
