import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'حفظ على الهاتف',
  saved: 'محفوظ على الهاتف',
  saving: (percent: string) => `جارٍ الحفظ على الهاتف، ${percent}`,
  paused: (percent: string) => `الحفظ متوقف مؤقتًا، ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'هذا التسجيل محفوظ على الهاتف، ويمكن سماعه بلا إنترنت.',
  whileSaving: 'يمكن متابعة استخدام التطبيق أثناء حفظ التسجيل.',

  saveAll: {
    button: 'حفظ كل التسجيلات على الهاتف',
    title: 'الحفظ على الهاتف',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        zero: `حفظ ${number(recordings)} تسجيل على الهاتف (${size})؟`,
        one: `حفظ تسجيل واحد على الهاتف (${size})؟`,
        two: `حفظ تسجيلين على الهاتف (${size})؟`,
        few: `حفظ ${number(recordings)} تسجيلات على الهاتف (${size})؟`,
        many: `حفظ ${number(recordings)} تسجيلًا على الهاتف (${size})؟`,
        other: `حفظ ${number(recordings)} تسجيل على الهاتف (${size})؟`,
      }),
    nothingLeft: 'كل تسجيلات هذا المجلد محفوظة على الهاتف.',
  },
  onThisPhone: 'على الهاتف',

  progress: {
    label: (title: string) => `جارٍ حفظ ${title}`,
    saving: (amount: string) => `جارٍ الحفظ: ${amount}`,
    waiting: (amount: string) => `قيد الانتظار: ${amount}`,
    paused: (amount: string) => `متوقف مؤقتًا: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} من ${whole}`,
  },
  play: 'تشغيل',
  playItem: (title: string) => `تشغيل: ${title}`,
  pause: 'إيقاف مؤقت',
  pauseItem: (title: string) => `إيقاف مؤقت: ${title}`,
  resume: 'متابعة',
  resumeItem: (title: string) => `متابعة: ${title}`,
  cancelItem: (title: string) => `إلغاء: ${title}`,
  remove: {
    button: 'إزالة',
    item: (title: string) => `إزالة: ${title}`,
    title: 'الإزالة من الهاتف',
    question: (title: string) =>
      `إزالة «${title}» من هذا الهاتف؟ يمكن الحفظ من جديد عند الاتصال بالإنترنت.`,
    keep: 'إبقاء',
    failed: 'تعذّرت إزالة التسجيل. يُرجى إعادة المحاولة.',
  },

  done: (title: string) => `محفوظ على الهاتف: ${title}`,
  interrupted: 'لا يوجد اتصال، أو الخادم مشغول. يُستأنف الحفظ تلقائيًا.',
  noSpace:
    'لم تبقَ مساحة على هذا الهاتف. يُرجى إزالة تسجيلات لم تعد لازمة، أو صور وتطبيقات، ثم إعادة المحاولة.',
  failed: 'تعذّر حفظ التسجيل. يُرجى إعادة المحاولة.',
} satisfies Messages['downloads'];
