import type { Messages } from '../catalog.ts';

export default {
  failed: '로그인된 기기를 불러오지 못했어요.',
  list: '로그인된 기기',
  current: '이 브라우저',
  detail: (seen: string, created: string) => `마지막 사용: ${seen}, 로그인: ${created}`,
  end: '로그아웃',
  ended: '그 기기에서 로그아웃했어요.',

  unknownBrowser: '알 수 없는 브라우저',
  browserOn: {
    iphone: (browser: string) => `iPhone의 ${browser}`,
    ipad: (browser: string) => `iPad의 ${browser}`,
    androidPhone: (browser: string) => `Android 휴대폰의 ${browser}`,
    androidTablet: (browser: string) => `Android 태블릿의 ${browser}`,
    windows: (browser: string) => `Windows의 ${browser}`,
    chromebook: (browser: string) => `Chromebook의 ${browser}`,
    mac: (browser: string) => `Mac의 ${browser}`,
    linux: (browser: string) => `Linux의 ${browser}`,
  },
} satisfies Messages['sessions'];
