import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'في وحدة تحكم Google Cloud، يُرجى ',
    link('إنشاء مشروع'),
    '، مثل «Assembly»، بعد تسجيل الدخول بالحساب الذي يملك تقاويمك.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    'يُرجى ',
    link('تفعيل واجهات API الثلاث'),
    ': ‏Calendar وTasks وDrive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'يُرجى إعداد ',
    platform('Google Auth Platform'),
    ': إدخال اسم وعنوان بريدك الإلكتروني، واختيار «External» جمهورًا. ثم الضغط على «Publish app» في قسم ',
    audience('Audience'),
    '، لتصبح الحالة «In production».',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    'يُرجى ',
    link('إنشاء عميل'),
    ' من النوع «Web application»، وإضافة هذا العنوان كما هو تمامًا في «Authorized redirect URIs»:',
  ],
  redirectAddress: 'عنوان إعادة التوجيه',
  copyClient:
    'يُرجى نسخ معرّف العميل وسر العميل اللذين يعرضهما Google إلى النموذج هنا، ثم تسجيل الدخول في Google وتحديد الأذونات الثلاثة كلها.',
  errors: 'إذا عرض Google خطأً',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Error 400: redirect_uri_mismatch»'),
    ' عنوان إعادة التوجيه غير مسجّل: العنوان المكتوب في «Authorized redirect URIs» لدى العميل ليس مطابقًا تمامًا للعنوان أعلاه. يُرجى نسخه من جديد. قد يحتاج Google إلى بضع دقائق لتطبيق ذلك.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Google hasn’t verified this app»'),
    ' هذا متوقع: إنه تطبيقك أنت. يُرجى الضغط على «Advanced»، ثم «Go to … (unsafe)».',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Error 403: org_internal»'),
    ' التطبيق محدَّد بأنه «Internal»، أي لحسابات مؤسسة واحدة. يُرجى تسجيل الدخول بحساب منها، أو اختيار «External» في قسم ',
    audience('Audience'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Error 403: access_denied … has not completed the verification process»'),
    ' التطبيق في حالة «Testing»، وهذا الحساب ليس من حسابات الاختبار. يُرجى الضغط على «Publish app» في قسم ',
    audience('Audience'),
    '. التطبيق الذي يبقى في حالة «Testing» يفقد الربط بعد سبعة أيام.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Error 401: invalid_client»'),
    ' لا يتعرّف Google على معرّف العميل هذا، أو أن العميل حُذف. يُرجى نسخ المعرّف من جديد.',
  ],
} satisfies Messages['googleHelp'];
