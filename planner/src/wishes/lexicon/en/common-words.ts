/** Everyday words similar to a subject's name that are never taken for a misspelling of it. */
export const common = `
about above across actually afraid again ago ahead air almost alone along already always am among amount
and another answer anyone anything anyway area arm around article artist ask aunt away baby back bake ball
band bank bar bare base basic basis baths beach bear beat bed been behave being best bird birthday bit
body boil book books both box boy brain bread breath bring brother build bus buy cake call came camp card
care carry case cat catch cause chain chair chance change cheap check chemical chess child choir
choose church city clean clear clever close club coach coat coffee cold college come comic computer cook
cool cost could count country couple course cousin cover cut dad dance danger date daughter dear death deep
dentist design desk did different dinner dish doctor does dog door down draw dream dress drink drive drop
during each ear earn east eat economic economical education eight else end energy enjoy enough even event ever every
exercise eye face fact fail fair fall family far farm fast father feel few film final find fine finger
finish fire fish fit five flat flute focus follow food foot football force forget four free fresh friend
friends from front full fun game garden gave geek gentle german get gift girl give glad go goal goat gold good
got grammar grandma grandpa great green group grow guess guitar gym had hair hall hand happy hard has hat
hate have head health hear heart heat help her here hers him his historic historical hobby hold holiday home homework
hope horse hospital hot hotel house how human hungry husband ice idea ill important inside into it item its
job join jump just keep key kid kids kill kind king kitchen knew know lab lady land language large last
late later laugh law lay lazy lead leading learn least leave left leg less let letter level library lie life
light like line lips list listen little live long look lose loss lost lot loud love low luck lunch made
magic main make man many march mark market mask match mates math matter may meal mean meat meet meeting mess
met method might mile milk mind miss mist mixed model moment money month months more morning most moth moths
mother mouth move movie much mud mum muscle museum music musical must my myself myth myths name near neck
need never new news next nice night nine noise none noon north nose note nothing now number nurse
object ocean off often old once one open opening order other our out outside over own pack page pain paint
pair panic paper parent parents park part party pass past paths patient pay peace pen people perhaps person pet
phone photo physical physically physician piano pick picture piece pink place plain plan plane plant play please
plenty point poor possible post pot practice practical practise present press pretty price print private
problem proud pull pupil push put quarter question quick quiet quite quiz race radio rain raise ran rather
reach read reading ready real really reason red relax remember rest rich ride right ring rise river road
rock room round row rule run sad safe said same sat save say scared school science sea seat second see seem
sell send serious set seven shall shape share sharp she ship shirt shoe shop short should shout show shower
shut sick side sign silence simple since sing sister sit six size skill skin sleep slow small smart smile
smoke snow social society soft some song soon sorry sort sound soup south space speak special spell spend
spent sport sports spring square stand star start state static station stay step still stop store story street
stress strong student stuff style subject such sudden sugar suit summer sun supper sure swim table take talk
tall taste tea teach teacher team tell ten tennis term test text than thank that the their them then there
these they thing think third this those though three time tired to today together told tomorrow tonight too
took topic total touch tough town train travel tree trip trouble true trust truth try turn tutor tv twelve
twice two type under unit until up upon use usual vary very video view visit voice wait waiting wake walk wall
want war warm was wash watch water way weak wear weather week well went were west wet what wheel when where
which white who whole why wide wife will win window wing winter wish with woman wonder wood word work world
worry worse worst worth would write writing wrong year yes yet you young your yourself
`;

/** Names of days and months and the words around them, for spelling. */
export const calendar = `
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
january february march april may june july august september october november december
weekend weekends weekday weekdays tomorrow everyday minutes minute hours evening daily weekly
`;

/** They may end in a point. */
export const shortForms = "approx ca eg ie etc max min";

/** School and university subjects: one of them is never a misspelling of another. */
export const schoolSubjects = `
accounting algebra analysis anatomy anthropology arabic archaeology architecture art astronomy biochemistry
biology botany business calculus chemistry chinese civics classics computing criminology danish dance
design drama drawing dutch ecology economics electronics engineering english ethics finance finnish french genetics
geography geology geometry german greek hebrew hindi history immunology italian japanese journalism
korean latin law linguistics literature logic marketing maths mathematics mechanics medicine microbiology music neurology
neuroscience norwegian nursing nutrition pathology pharmacology philosophy phonetics physics physiology poetry
polish politics portuguese programming psychiatry psychology religion robotics russian sociology spanish
statistics swedish technology theatre theology topology trigonometry turkish typography virology zoology
`;

/** Spellings and short forms of one and the same word, the full one first. */
export const subjectFamilies =
  "mathematics maths math mathematic, physics phys, chemistry chem, biology bio biol, geography geo geog, history hist, economics econ, english eng, literature lit, psychology psych, sociology socio, philosophy philo, statistics stats stat, science sci";

/** Parts of many names: alone they do not say which subject is meant. */
export const genericNames =
  "advanced applied basic class course education exam foundation foundations further general higher honours intermediate intro introduction introductory language level modern module paper part principles science sciences standard studies study theory unit";

/** The word that is meant, and how students write it. */
export const spellings = `
before: b4 bfore befor; are: r; full: ful; wednesday: wensd wensday wednsday; sorry: sry srry; night: nite;
nights: nites; with: w w/; only: onli olny; without: w/o wo; subjects: subs subjs; subject: subj;
tomorrow: tmrw tmr tmrow tomoz tomorow tommorow tommorrow 2morrow 2moro; today: 2day tdy;
tonight: tonite 2nite; dont: dnt donot; doesnt: doesnot; cant: cnt; because: coz becuase becoz;
weekend: wknd wkend; weekends: wknds wkends; weekday: wkday; weekdays: wkdays; week: wk; weeks: wks;
morning: mornin morn; mornings: mornins; evening: eve; evenings: eves; afternoon: arvo; after: aft aftr;
between: btwn bw; through: thru; until: til till untill; wednesdays: wensdays wednsdays; tuesday: tuseday;
people: ppl; really: rly rlly; your: ur; session: sesh sess; sessions: seshs; revision: revison;
exercise: excersise; bit: abit; lot: alot; every: evry; everyday: evryday; nothing: nothin nuthin nth;
never: nvr nver; already: alrdy; birthday: bday; hours: ours hous houres; minutes: mnts mintues;
the: teh hte; and: adn; day: dya; only: onyl; cant: cnat; dont: dnot; more: mroe; nothing: nohting; week: wekk; must: hafta gotta gotto; im: we're; ill: we'll; ive: we've; should: shd shld; could: cud; would: wud; thanks: thx ty; please: pleas plese pleese;
prefer: prefere; preferably: prefferably preferrably; maximum: maximun;
`;
