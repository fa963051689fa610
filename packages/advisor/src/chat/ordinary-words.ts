import { tokenize } from '@milepost/knowledge/tokens'
import { helpTopics } from '#help/topics.ts'
import { stopWords } from '#text/stop-words.ts'

/** Words of questions about learning and careers that are no names. Locale: 'en'. */
export const questionWords = `
about above accept according achieve across actual actually add additional advance advanced advice advise afford after again ahead aim already
alright also alternative although always am amount and another answer answers any anymore anyone anything anyway apart appear approach approximately
area aren arrive ask asked assistant attempt available average away back background bad based basic basics basically because been before begin
beginner beginning behind believe below benefit besides best better beyond big bit both bring brother budget build but by calculate call called can career
careers carry case catalogue catalog certain challenge challenging chance change check choice choose chose chosen clear clearly close closer click
combine come comes coming common compare compared comparison complete completed completely completion concept confused consider contain content continue
could count course courses cover covered covers curious current currently daily date day days deal decide decided decision deep define degree
depend depends describe description detail detailed details did differ difference different difficult difficulty do does doing done double down
duration during each earlier early easier easiest easy effort eight either else end english enough entry especially estimate estimated even ever every everything
exact exactly example exist expect expected experience expert explain explained explore extra fact far fast faster fastest few field find fine finish finished first fit
fits five focus follow following for forget forgot form four free friend from full further future gap general generally get gets getting give given
go goal goals going good got great group guess guide half hand happen happens hard harder has have having hear heard hello help helpful
helps her here hey hi high higher him his hold honest honestly hope hour hours how however i idea ideal if immediately important improve in include included
includes including instead intend interest interested interesting into intro introduction involve involved involves is issue it item itself job jobs
journey just keep kind kindly kinds knew know knowing knowledge known label language large last late later latest lead leads learn learned learner learning learnt
least leave left length less let level like likely limit line link linked list listed little long longer look looking lot low made mainly major make makes
making many mark marked match matches matter may maybe me mean means meant meet mention mentioned message might milestone milestones mind minimum minute missing moment
month months more most mostly move much must my myself name named near necessary need needed needs never new next no none nor normal normally not note
nothing now number numbers of off offer offered offers often oh ok okay old on once one ones only onto option options or order other others our out over overall
overview own page pace part particular past path pay people per percent percentage perform perfect perhaps period person personally phase pick place plain plan plans platform
please point points position possible possibly practice practise preference prefer preferred prepare prerequisite prerequisites present previous price probably
problem proceed process professional profile progress project projects proper provide put question questions quick quickly quite ranking rather reach read ready
real really reason reasons recommend recommendation recommended recommends regarding related remain remaining remember remind require required requirement requirements requires
responsibility responsible responsibilities rest result right roadmap roadmaps role roles rough roughly route routine same say says school section see seem seems select self
sense separate sequence series set several she short should show shown side similar simple simply since single sir sister situation skill skills skip so some somebody someone
something soon sorry sort speak specific spend spent stage stand start started starting starts state stated status stay step steps still stop straight stuck student
study studying stuff subject such suggest suggested suggestion suit suitable suited suits summary summarise summarize supposed sure switch take taken
takes taking talk task tasks teach teaches teaching
tell terms than thank thanks that the their them then there these they thing things think thinking third this those though thought three through
time times to today together told too took tool tools topic topics total toward towards track try trying turn two type types typical typically under
understand unit until up upon us use used useful uses using usual usually value various very via wait want wanted wants was way we week weekend weekly weeks
well went were what whatever when where whether which while who whole whom whose why will wish with within without wonder wondering word words work working works
worry worth would write writing wrong yeah year years yes yet you your yours zero aka eg ie etc vs versus app site website system milepost
responsibilities involves everyday activity activities job-ready technology technologies pm am a an as at be bro madam dear mate buddy anna akka
machan da men man girl boy son daughter mother father mom dad parents family cousin uncle aunt teacher
second fourth fifth sixth seventh eighth ninth tenth final weeks hour per online class classes training tutorial tutorials certification certificate bootcamp workshop lesson lessons
qualification qualifications graduate graduated education educated college university ol al o/l a/l diploma bachelor stream commerce arts maths math science bsc
cheap cheaper cheapest cost costs fee fees affordable paid offline tamil sinhala english language beginner-friendly fresher newbie intermediate
enjoy love hate like dislike quiet creative people-person introvert extrovert shy logical visual drawing math maths mathematics strong weak strength weakness personality character nature
foundation foundations fundamental fundamentals core specialise specialize speciality heart demand demanded popular industry market
afraid nervous bored tired worried anxious overwhelmed lost serious seriously soon ago tonight tomorrow yesterday morning evening night day schedule busy full-time part-time
saturday sunday monday weekend tick email address reach reached reaching apply applied applying trial lose fix fixing mistake mistakes fill filled
nearly divided divide waiting wait await separate separated included excluded june july august september october november december january february
march april may saturdays sundays deadline lecture lectures attend attended guidance mentor mentoring counsellor counselor coach everywhere calculate
calculated compute computed reject rank ranked score scored approve filter price prices subscribe cancel remove reset restore undo login logout
certificate quiz gender conversation kids till rupee rupees spend realistic feasible laptop computer home night small trained scare scared wanted
given gave section sections phase phases boss team somewhere everyone child age old young late change changing transition move moving jump instead
everybody nobody whoever wherever whenever somehow sometime sometimes somewhat rarely seldom constantly literally merely nearly obviously
originally partly perfectly practically precisely presumably properly rapidly recently relatively safely slowly smoothly specifically
suddenly surely technically totally truly unfortunately worse worst break breaks broke broken wake woken woke kept said spoke calls calling
sit sits sitting stayed sleep run running ran fail failed fails failing pass passed passing win lose losing save saved saving send sent
receive received handle handled handling manage managed managing solve solved solving share shared sharing discuss discussed meeting meetings
joined joining leaving quit quitting stopped resume resumed continued repeat repeated review reviewed revise revised improved improving
increase increased reduce reduced removed replace replaced rewrite accepted refuse refused rejected agree agreed disagree allow allowed
forbid prevent avoid avoided avoiding ignore ignored enrol enroll enrolled accurate correct correctly incorrect precise impossible unlikely
uncertain unsure confident confusing boring exciting stressful relaxed tiring rewarding satisfying fun tough smooth rigid flexible strict
loose formal informal official officially fair unfair false true valid invalid safe unsafe dangerous risky secure genuine complex complicated
shallow wide narrow broad special rare unusual weird strange odd funny silly stupid dumb smart clever bright slow sudden gradual steady
constant frequent monthly yearly annual regular irregular adult elder elderly teen teenager younger older grown retire retired pregnant
married disabled deaf blind wheelchair hearing eyesight disability health healthy sick ill village town city colombo jaffna kandy galle
chennai lanka india country house office shop factory bank store remote remotely commute travel phone phones mobile pc internet connection
screen keyboard mouse button buttons clicking pages menu tab window browser garment worker workers clerk cashier farmer soldier salesman
shopkeeper technician mechanic electrician accountant professions marks results exam exams grade grades subjects physics chemistry biology
geography history literature languages money cash lkr inr rs pocket savings spending waste wasted wasting invest energy motivation motivated
motivate discipline concentrate attention memory patience patient talent talented gifted genius colleague colleagues coworker client clients
customer customers user users manager managers teams leader leaders senior junior intern employee employees employer company companies
startup firm corporate government picture pictures draw drawings paint poster posters art artistic colour colours color colors writes written
reading reads book books article video videos notes matters cases situations ways sorts parts piece pieces sides ends lines firstly secondly
thirdly finally lastly initially eventually meanwhile otherwise therefore hence thus moreover furthermore nevertheless nonetheless anyhow
able unable capable incapable willing unwilling unready eager keen glad happy unhappy sad upset angry fear fears fearful doubt doubts
doubtful hopeful asking answering reply replied respond responded suggesting advised warn warned promise promised claim claimed claims
described nights mornings afternoon evenings weekends holiday holidays vacation semester term overtime shift shifts wanna gonna gotta lemme
dunno kinda sorta pls ya yep nope nah hmm ah aha wow lol haha btw fyi asap tbh imo buying bought sold selling sell spare freely expensive
costly pricey alone alongside someday anyday brings brought carries carried holds held catch caught throw drop dropped fall fell rise raise
picked push pushed pull forgotten remembered reminded recall notice noticed realise realised realize realized recognise recognised guessed
assume assumed suppose imagine imagined predict predicted deserve struggle struggling struggled suffer cope survive succeed success
successful failure effortless triple quarter twice thrice dozen couple plenty opposite equal equally unequal identical alike unlike wished
disliked enjoyed loved hated likes loves hates enjoys
`

const helpTexts = helpTopics.flatMap(({ title, summary, sections }) => [
  title,
  summary,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
])

const known: ReadonlySet<string> = new Set([
  ...stopWords,
  ...tokenize(`${questionWords} chat chats ${helpTexts.join(' ')}`).map(({ word }) => word),
])

/**
 * Tells whether a word may be in any question and names nothing.
 *
 * @param word - A word in lower case and singular.
 * @returns True where it is ordinary.
 */
export function isOrdinaryWord(word: string): boolean {
  return known.has(word) || /^\d+$/.test(word) || (word.length === 1 && /[a-z]/.test(word))
}
