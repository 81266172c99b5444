import type { calendarProblemWords } from "../en/calendar-problems.ts";

export const problems: typeof calendarProblemWords = {
  "no-address": "هذا ليس عنوانًا",
  "not-https": "يجب أن يبدأ العنوان بـ https:// أو webcal://",
  "not-public": "لا يمكن الوصول إلى هذا العنوان من هنا",
  "not-found": "لا شيء في هذا العنوان",
  password: "صار العنوان يطلب كلمة مرور",
  "too-large": "هذا التقويم كبير جدًا",
  "too-slow": "العنوان لا يستجيب",
  "too-many-redirects": "العنوان يدور في حلقة",
  unreachable: "لا يمكن الوصول إلى العنوان الآن",
  "not-a-calendar": "هذا ليس تقويمًا",
  "own-plan": "هذه خطة دراسة من Smart Planner: لا تُضاف كتقويم",
  "too-many-events": "في هذا التقويم مواعيد أكثر من اللازم",
  unreadable: "تعذّرت قراءة هذا التقويم",
  "file-too-large": "هذا الملف أكبر من 10 ميغابايت",
  "file-too-slow": "قراءة هذا الملف تستغرق وقتًا طويلًا",
  "file-unreadable": "تعذّرت قراءة هذا الملف",
  "too-much": "قراءة هذا التقويم تستغرق وقتًا طويلًا",
  "address-lost": "لم يعد العنوان معروفًا هنا",
};
