import type { Messages } from '../catalog.ts';

export default {
  failed: '无法加载已登录的设备。',
  list: '已登录的设备',
  current: '此浏览器',
  detail: (seen: string, created: string) => `最近使用：${seen}，登录时间：${created}`,
  end: '退出登录',
  ended: '已在该设备上退出登录。',

  unknownBrowser: '未知浏览器',
  browserOn: {
    iphone: (browser: string) => `iPhone 上的 ${browser}`,
    ipad: (browser: string) => `iPad 上的 ${browser}`,
    androidPhone: (browser: string) => `Android 手机上的 ${browser}`,
    androidTablet: (browser: string) => `Android 平板电脑上的 ${browser}`,
    windows: (browser: string) => `Windows 上的 ${browser}`,
    chromebook: (browser: string) => `Chromebook 上的 ${browser}`,
    mac: (browser: string) => `Mac 上的 ${browser}`,
    linux: (browser: string) => `Linux 上的 ${browser}`,
  },
} satisfies Messages['sessions'];
