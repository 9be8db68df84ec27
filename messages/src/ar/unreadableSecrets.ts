import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

/** \u2066 and \u2069 keep the order of the command, which is written from left to right. */
function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'إدخالها من جديد', connect && 'إعادة ربط Google'];
  const onServer =
    'تنفيذ الأمر «\u2066set PUSH_PRIVATE_KEY ""\u2069» ثم دعوة الأعضاء إلى تفعيل الإشعارات على أجهزتهم من جديد';
  return [inApp.filter(Boolean).join(' و'), replaceKey && onServer].filter(Boolean).join('، و');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('لا يستطيع هذا الخادم قراءة بعض الأسرار المحفوظة:'),
    ` ${secrets}. فقد حُفظت بمفتاح آخر. الحل: ${remedyOf(remedies)}، أو إعادة تشغيل الخادم بالقيمة السابقة لـ `,
    code('ASSEMBLY_SECRET'),
    ' أو بالملف السابق ',
    code('secret.key'),
    '. كل ما عدا ذلك يواصل العمل.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'الاتصال بـ Google',
    PUSH_PRIVATE_KEY: 'مفتاح الإشعارات على الأجهزة',
  },
} satisfies Messages['unreadableSecrets'];
