import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `登录 – ${assembly}`,
  description: (assembly: string) => `${assembly}的活动、公告和文档。`,
  needsScript: '此应用需要 JavaScript。请在浏览器中启用它。',
  loginNeedsScript: '登录需要 JavaScript。请在浏览器中启用它。',
  notLoaded: '无法加载应用。',
  notLoadedOffline: '无法加载应用。当前没有网络连接。',

  /** Menus are as the device shows them in Chinese. */
  outdated: {
    title: '请更新浏览器',
    text: (assembly: string, browsers: string[]) =>
      `${assembly}可以在 ${list(browsers)} 以及这些浏览器的更新版本中使用。`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('在 iPhone 或 iPad 上，'),
      '依次打开“设置”、“通用”、“软件更新”，安装最新的 iOS。所有浏览器会随之更新。',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('在 Android 手机上，'),
      '打开 Play 商店，搜索 Chrome，然后点按“更新”。',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('在电脑上，'),
      '更新浏览器，或安装最新的 Firefox 或 Chrome。',
    ],
    otherDevice: '如果您的设备没有可用的更新，请在另一台设备上打开本页。',
  },
} satisfies Messages['pages'];
