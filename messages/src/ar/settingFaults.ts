import type { Messages } from '../catalog.ts';

// \u2066 and \u2069 keep the order of what is written from left to right.
export default {
  tooLong: (max: string) => `أقصى عدد للأحرف: ${max}.`,
  charsUnreadable: 'يُرجى إزالة فواصل الأسطر وأحرف التحكم الأخرى.',
  notInDemo:
    'لا يمكن تغيير هذا في النسخة التجريبية. لإنهائها يُرجى فتح رابط الإعداد الذي طبعه الخادم، أو تشغيل الخادم مع PUBLIC_URL.',

  timeZone: 'يجب أن تكون منطقة زمنية، مثل Africa/Cairo.',
  webAddress:
    'يجب أن يكون عنوانًا بسيطًا يبدأ بـ \u2066http://\u2069 أو \u2066https://\u2069، بلا معاملات بعد «\u2066?\u2069»، ولا جزء بعد «#»، ولا اسم مستخدم، ولا فاصلة منقوطة.',
  origin: 'يجب أن يكون عنوانًا مثل \u2066https://assembly.example.org\u2069، بلا مسار.',
  days: (max: string) => `يجب أن يكون عدد الأيام من 1 إلى ${max}.`,
  tooFewDays: (min: string) => `أقل عدد للأيام: ${min}. لا يمكن تحديد عدد أقل إلا بمتغير البيئة.`,
  email: 'يجب أن يكون عنوان بريد إلكتروني واحدًا، مثل office@example.org.',
  phone: 'يجب أن يكون رقم هاتف واحدًا، مثل \u2066+20 2 1234 5678\u2069.',
  clientId:
    'يجب أن يكون معرّف عميل، مثل \u20661234-abcd.apps.googleusercontent.com\u2069. يُرجى نسخه من وحدة تحكم Google Cloud، ضمن «Clients».',
  clientSecret:
    'يجب أن يكون سر عميل، مثل GOCSPX-abcd. يُرجى نسخه من وحدة تحكم Google Cloud، ضمن «Clients».',
  apiKey:
    'يجب أن يكون مفتاح API، مثل AIzaSyAbcd. يُرجى نسخه من وحدة تحكم Google Cloud، ضمن «Credentials».',
  cron: 'يجب أن يكون تعبير cron، مثل \u20660 5 * * *\u2069.',
  cronFields: 'يجب أن يكون تعبير cron من خمسة حقول، مثل \u20660 5 * * *\u2069.',
  backupKeep: 'يجب أن تكون ثلاثة أعداد، مثل \u20667,4,6\u2069.',
  sender:
    'يجب أن يكون عنوان بريد إلكتروني واحدًا، مثل office@example.org أو \u2066"Grace Church" <office@example.org>\u2069.',
  senderMissing: 'يُرجى إدخال عنوان مرسل الرسائل.',
  weeklyTime: 'يجب أن يكون يومًا ووقتًا، مثل \u2066SAT 18:00\u2069 (السبت).',
  quietHours: 'يجب أن تكون ساعتين، مثل \u206621-8\u2069، أو none (لا شيء).',
} satisfies Messages['settingFaults'];
