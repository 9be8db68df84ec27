import type { Messages } from '../catalog.ts';

export default {
  title: 'خادم البريد',
  sentThrough: (host: string, port: number) => `تُرسل الرسائل عبر الخادم ${host}، المنفذ ${port}.`,
  isSet: 'خادم البريد مضبوط.',
  cannotBeSent: 'لا يمكن إرسال الرسائل.',
  notSet: 'لم يُضبط خادم بريد: تُكتب الرسائل في المجلد data/outbox على الخادم ولا تُرسل.',
  replace: 'لاستبداله يُرجى إدخال خادم جديد.',
  server: 'الخادم',
  serverInvalid:
    'يُرجى إدخال اسم الخادم، مثل mail.example.org. يُترك حقل المنفذ فارغًا للمنفذ المعتاد.',
  port: 'المنفذ',
  encryption: 'التشفير',
  encryptions: {
    starttls: 'STARTTLS (المنفذ 587 عادةً)',
    tls: 'TLS (المنفذ 465 عادةً)',
    none: 'بلا تشفير: على شبكة موثوقة فقط',
  },
  user: 'المستخدم',
  password: 'كلمة المرور',
  testTitle: 'اختبار',
  saveFirst: 'يُرجى حفظ التغييرات أولًا، ثم اختبارها هنا.',
  test: (email: string) => `يُرسل رسالة إلى ${email}.`,
  sendTest: 'إرسال رسالة تجريبية إليّ',
} satisfies Messages['email'];
