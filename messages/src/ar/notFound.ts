import type { Messages } from '../catalog.ts';

export default {
  title: '404: غير موجودة',
  text: 'هذه الصفحة غير موجودة.',
  goToEvents: 'الانتقال إلى الفعاليات',
  goToStart: 'الانتقال إلى الصفحة الرئيسية',
} satisfies Messages['notFound'];
