import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: '我们的教会',
  contact: '联系人',
  contactHelp: '在登录页面显示给无法登录的人，例如等待批准的人。那里的内容任何人都能看到。',
  notReviewed: (language: string) => `${language}文本尚未经母语人士审阅。`,

  logo: {
    title: '标志',
    current: '当前标志',
    upload: '上传标志',
    formats: (maxKb: number) => `PNG、JPEG、WebP 或 SVG，最大 ${number(maxKb)} kB。`,
    where: '显示在每个页面的顶部和登录页面。',
    remove: '移除标志',
    saved: '标志已保存。',
    removed: '标志已移除。',
    notAnImage: '此文件不是可以显示的图片。',
  },
} satisfies Messages['general'];
