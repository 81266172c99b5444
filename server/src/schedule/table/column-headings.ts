import { wordKey } from "@smart-planner/planner/written";

/** Headings of lists in the languages they are found in, without spaces and marks. */
const words = {
  date: "date dates startdate begindate classdate fecha datum data tanggal tarih дата 日期 日付 날짜 ngày",
  day: "day days weekday weekdays dayofweek daysofweek meetingday meetingdays dayname d dia dias diasemana diadelasemana jour jours tag wochentag giorno dag veckodag dzien den hari gun день 星期 曜日 요일 thu",
  start:
    "start starts starting begin begins from timefrom starthour starttime begintime startingtime timestart timein startat startsat inicio horainicio horadeinicio debut heuredebut beginn von inizio orainizio oradiinizio começo horainicial begintijd van od od godzinaod mulai jammulai baslangic baslangicsaati начало 开始时间 開始 시작",
  startMinute: "startminute startmin minutestart",
  end: "end ends ending finish finishes stop to till until timeto endhour endtime finishtime stoptime endingtime timeend timeout endat endsat fin horafin horadefin heurefin ende bis fine orafine oradifine fim termino horafinal eindtijd tot do godzinado selesai jamselesai bitis bitissaati конец окончание 结束时间 終了 종료",
  endMinute: "endminute endmin minuteend",
  duration:
    "duration length minutes mins hourslong durationmin durationmins durationminutes durationh durationhours lengthmin duracion duree dauer durata duracao duur",
  when: "time times hour hours when slot timeslot period timerange classtime meetingtime meetingtimes schedule meets timefromto daysandtimes dayandtime daytime daystimes hora horas horario heure heures horaire zeit uhrzeit stunde ora ore orario tijd tid godzina godziny hodina waktu jam saat время часы 时间 時間 시간 gio",
  code: "coursecode classcode modulecode subjectcode unitcode courseid courseno coursenumber code crn id no number cat catno codigo kod",
  subject:
    "subject subjects course courses class classes classname module modules lesson lessons title titles name names activity activities event events summary what topic unit units coursename subjectname modulename lessonname eventname unitname activityname coursetitle subjecttitle moduletitle classtitle asignatura materia asignaturas materias curso clase matiere cours fach facher kurs veranstaltung materia corso disciplina vak amne emne przedmiot zajecia predmet matakuliah matapelajaran mapel ders dersadi предмет дисциплина 课程 科目 과목 môn monhoc",
  details:
    "description details notes note comment comments remark remarks descripcion beschreibung",
  group:
    "section sections group groups sect stream batch grupo gruppe groupe klasse kelas sinif grupa группа 班级",
  week: "week weeks woche wochen semana semaine turnus rhythmus",
  other:
    "enddate finishdate room rooms rm roomno location place venue where building campus teacher lecturer instructor professor prof tutor staff faculty type kind credit credits crdt hrs alldayevent private color colour capacity enrcap periodnumber aula salle raum sala lokaal profesor docente lehrer dozent enseignant professore ruang ruangan dosen guru derslik ogretmen аудитория преподаватель",
};

export type ColumnRole = keyof typeof words;

const roles: ReadonlyMap<string, ColumnRole> = new Map(
  Object.entries(words).flatMap(([role, list]) =>
    list.split(" ").map((word) => [wordKey(word), role as ColumnRole] as const),
  ),
);

/** `undefined` for unknown headings. */
export const roleOfHeading = (text: string): ColumnRole | undefined => {
  if (text.length > 40) return undefined;
  const whole = roles.get(wordKey(text.replace(/#/g, " no")));
  if (whole !== undefined) return whole;
  const parts = text.split(/[\s/|&]+/).filter((word) => /\p{L}/u.test(word));
  if (parts.length < 2 || parts.length > 4) return undefined;
  const known = parts.flatMap((word) => roles.get(wordKey(word)) ?? []);
  return (["code", "subject"] as const).find((role) => known.includes(role)) ?? known[0];
};
