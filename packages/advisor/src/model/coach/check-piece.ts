import { foldText } from '@milepost/contract/fold'
import type { AdvisorSentence } from '#advisor.ts'
import { isCrisis } from '#assistant/crisis/recognise-crisis.ts'
import { currentLanguage } from '#knowledge/language.ts'
import * as words from '#model/coach/claims.ts'
import { countedWords, figuresOf, missingFigures, type SaidFigure } from '#model/coach/figures.ts'
import { commentsOf, isHarmful, isHarmfulCode } from '#model/coach/harm.ts'
import { type Ledger, referenceOf, type ToolStatement } from '#model/coach/ledger.ts'
import { type ResolvedPiece, resolve } from '#model/coach/resolve.ts'
import type { ReplyPiece } from '#model/coach/split-reply.ts'
import { contradictsFacts } from '#model/text-checks.ts'
import { termsOf } from '#text/terms.ts'

/*
 * Decides whether a piece of a model's reply is shown. What it says about Milepost names what it rests on, and is compared with
 * that record only. What names nothing is general knowledge, and says nothing that only Milepost could know.
 */

/** As it is shown, or why it is not. 'cut off': it goes on from a sentence that is not shown, and would say the rest of it. */
export type PieceVerdict = AdvisorSentence | 'refused' | 'harmful' | 'cut off'

export interface PieceCheckOptions {
  readonly ledger: Ledger
  /** What the learner has written in this conversation. */
  readonly learnerTexts: readonly string[]
}

const maxLength = 600
const maxSources = 4

/** Its words can't be compared with what tools say in English. */
const isOtherScript = (text: string) =>
  text.replace(/[^\p{L}]/gu, '').length < 2 * text.replace(/[^\p{L}]|\p{Script=Latin}/gu, '').length
/** What can't be compared says nothing that a record could contradict, and no word of danger. */
const isOfNothingOurs = (text: string) =>
  !/[\p{N}₹$%]/u.test(text) && !words.oursInOtherWords.test(foldText(text)) && !isCrisis(text)
const lower = (text: string) => text.toLowerCase().replaceAll('’', "'")
const textsOf = (statements: readonly ToolStatement[]) => statements.map(({ text }) => text).join('\n')
const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
const claimsOf = (text: string) => words.claims.filter((claim) => claim.test(lower(text)))

/** What a text may rest on. What institutions call themselves and their courses states nothing. */
interface PieceBasis {
  readonly text: string
  readonly names: readonly string[]
}

/** What follows a comma may be advice. It adds nothing but small counts ('these four words'). */
const clausesOf = (text: string) => text.split(/[,;:] |[–—(]/).filter((clause) => clause.trim() !== '')

/** Every figure, claim, institution and quoted name of the text is in its basis. */
function isWithin(text: string, { text: basis, names }: PieceBasis): boolean {
  const own = withoutNames(text, names)
  const rests = withoutNames(basis, names)
  const known = new Set(termsOf(rests))
  const figures = figuresOf(rests)
  const adds = (clause: string) => {
    const missing = missingFigures(figuresOf(clause), figures)
    const isAside = !termsOf(clause).some((term) => known.has(term)) && missing.every((one) => !isOfPlan(one))
    const things = termsOf(countedWords(clause).join(' '))
    return !isAside && (missing.length > 0 || things.some((term) => !known.has(term)))
  }
  return (
    !clausesOf(own).some(adds) &&
    claimsOf(own).every((claim) => claim.test(lower(rests))) &&
    [...(own.match(words.institutionName) ?? []), ...(own.match(quotedName) ?? [])].every((name) =>
      rests.includes(name),
    )
  )
}

/** Names of courses and sessions stand in quotation marks. */
const quotedName = /(?<=[“"])\p{Lu}[^”"\s]*\s[^”"]{2,80}(?=[”"])/gu

/** 'Two tips', 'one message' and 'ten minutes a day' are advice. */
function isOfPlan({ value, unit }: SaidFigure): boolean {
  if (unit === null) return Number(value) > largestCount
  return unit !== 'minute' && (value !== '1' || durations.includes(unit) || unit === 'money')
}
const largestCount = 10
const durations = ['hour', 'day', 'week', 'month', 'year']

/** Of a clause of what rests on statements, this share of the words has to be theirs. */
const minShared = 0.4
/** Words in which anything may be said. */
const neutral = new Set(
  termsOf(
    [
      'take takes need one two well good great nice still also already next now then here start begin done far way little more only',
      'first last easily comfortably fits fit perfectly right together which means so far course step roadmap choose pick',
    ].join(' '),
  ),
)

/** The clauses whose words are those of their basis, or all where none has words that say something. */
function sharedClauses(text: string, { text: basis, names }: PieceBasis): string[] {
  const known = new Set(termsOf(basis))
  const own = clausesOf(withoutNames(text, names))
  const saysNothing = (clause: string) => termsOf(clause).every((term) => neutral.has(term))
  if (own.every(saysNothing)) return own
  return own.filter((clause) => {
    // 'You have done 3 of 24 steps' is its figures.
    if (saysNothing(clause)) return figuresOf(clause).length > 0
    const terms = termsOf(clause).filter((term) => !neutral.has(term))
    return terms.filter((term) => known.has(term)).length >= terms.length * minShared
  })
}

const sharesWords = (text: string, basis: PieceBasis) =>
  sharedClauses(text, basis).length > 0 || (words.advises.test(lower(text)) && claimsOf(text).length === 0)

const isOfRecord = ({ sources }: ToolStatement) => sources.some(({ kind }) => kind === 'step' || kind === 'course')

/** What a piece says of each record that it names is compared with what tools said of that record. */
function restsOnItsRecords({ text, cited, named }: ResolvedPiece, ledger: Ledger, names: readonly string[]): boolean {
  return named.every(({ reference, at }, index) => {
    const segment = text.slice(index === 0 ? 0 : at, named[index + 1]?.at)
    const about = ledger.about(reference)
    // What is cited beside a course or step is about that, or about none of them.
    const fitting = cited.filter((one) => !isOfRecord(one) || about.includes(one))
    if (cited.length > 0 && named.length === 1 && fitting.length === 0) return false
    const basis = `${textsOf([...about, ...fitting])}\n${ledger.record(reference)?.name ?? ''}`
    return isWithin(segment, { text: basis, names }) && sharesWords(segment, { text: basis, names })
  })
}

/** What is cited, and what else was said of the one thing that it is about. */
function restsOnStatements({ text, cited }: ResolvedPiece, ledger: Ledger, names: readonly string[]): boolean {
  const about = cited.flatMap(({ sources: [source, ...others] }) =>
    source === undefined || others.length > 0 ? [] : ledger.about(referenceOf(source)),
  )
  const basis = { text: textsOf([...cited, ...about]), names }
  const facts = cited.map((one) => one.text)
  const contradicts = sharedClauses(text, basis).some((clause) => contradictsFacts(clause, facts))
  return isWithin(text, basis) && sharesWords(text, basis) && !contradicts
}

/** The learner's words are repeated as theirs, the first clause by its words, and no figure is added. */
function isSaidByLearner(text: string, learnerTexts: readonly string[]): boolean {
  const basis = { text: learnerTexts.join('\n'), names: [] }
  const [clause = ''] = lower(text)
    .replace(words.asTheirs, '')
    .split(/[,;]| and /)
  return isWithin(text, basis) && sharesWords(clause, basis)
}

/** Shorter ones are 'Good.' and 'Press the button below.' */
const minWords = 10
const counted = ['course', 'application', 'seat', 'place', 'job', 'vacancy']
const largeNumber = 10_000

/** What everyone may know: nothing of courses, prices, pay, dates and how long learning takes. */
function isGeneral(typed: string, before: string): boolean {
  const text = lower(typed)
  const figures = figuresOf(text)
  const has = (...units: string[]) => figures.some(({ unit }) => unit !== null && units.includes(unit))
  const isOfTrade = words.aboutStudy.test(text) || words.aboutWork.test(text)
  const isExercise = words.exercise.test(lower(`${before} ${text}`)) && !isOfTrade
  const isLarge = figures.some(({ value, unit }) => unit === null && Number(value) >= largeNumber)
  const hasMonth = figures.some(({ value }) => value === '')
  const promises = /\bguarante\w+/.test(text) && !/\b(?:no|not|never|cannot|nobody|without)\b|n't\b/.test(text)
  const refusals = [
    has('step'),
    has('money') && !isExercise,
    has(...durations) && (words.aboutLearning.test(text) || isOfTrade) && !isExercise,
    has('percent') && isOfTrade,
    isLarge && (isOfTrade || words.aboutWork.test(lower(before))),
    has(...counted) && isOfTrade && !words.isTalk(text),
    hasMonth && !words.aboutHistory.test(text),
    words.comparesPay.test(text),
    words.scarce.test(text),
    promises,
    typed.match(words.institutionName) !== null,
    words.courseName.test(typed),
    words.definiteCourse.test(text) && claimsOf(text).length > 0 && !words.isTalk(text),
  ]
  return !refusals.includes(true)
}

/** 'Give it 40 hours', where 'it' is one step and what is cited is about another. */
function goesOnAboutOther(said: string, { cited }: ResolvedPiece, last: ResolvedPiece, ledger: Ledger): boolean {
  const meant = last.named.flatMap(({ reference }) => ledger.about(reference))
  return (
    /\b(?:it|its)\b/.test(said) && meant.length > 0 && cited.every((one) => isOfRecord(one) && !meant.includes(one))
  )
}

function sourcesOf({ cited, named }: ResolvedPiece, ledger: Ledger): AdvisorSentence['sources'] {
  const all = [
    ...named.flatMap(({ reference }) => ledger.record(reference)?.source ?? []),
    ...cited.flatMap(({ sources }) => sources),
  ]
  return [...new Map(all.map((source) => [referenceOf(source), source])).values()].slice(0, maxSources)
}

/**
 * Creates the check of one reply. Pieces are given in order, because a sentence may go on about what the one before it named.
 *
 * @param options - What statements may rest on.
 * @returns A function that takes a piece and returns it as it is shown, or why it is not.
 */
export function createPieceCheck({ ledger, learnerTexts }: PieceCheckOptions): (piece: ReplyPiece) => PieceVerdict {
  /** What was last named. */
  let last: ResolvedPiece | null = null
  let before = ''
  let isCutOff = false

  const as = (form: ReplyPiece['form'], text: string, more: Partial<AdvisorSentence> = {}): AdvisorSentence => ({
    text,
    sources: [],
    ...(form !== undefined && { form }),
    ...more,
  })
  const general = (form: ReplyPiece['form'], text: string) =>
    as(form, text, words.isTalk(lower(text)) || text.split(' ').length < minWords ? {} : { isGeneral: true })

  const judgeCode = (code: string): PieceVerdict => {
    if (isHarmfulCode(code)) return 'harmful'
    // A comment says nothing of a course or step, and its numbers are an example's.
    const isPlain = (comment: string) =>
      isGeneral(comment, 'example') && resolve(comment, ledger)?.named.length === 0 && !words.ours.test(lower(comment))
    return commentsOf(code).split('\n').every(isPlain) ? as('code', code, { isGeneral: true }) : 'refused'
  }
  const judge = ({ form, text: written }: ReplyPiece): PieceVerdict => {
    if (form === 'code') return judgeCode(written)
    const piece = written.length > maxLength ? null : resolve(written, ledger)
    if (piece === null) return 'refused'
    if (piece.text === '' && piece.cited.length > 0)
      return as(form, piece.cited.map(({ text }) => text).join(' '), { sources: sourcesOf(piece, ledger) })
    const { text } = piece
    if (text === '') return 'refused'
    if (isOtherScript(text)) {
      const isSafe =
        currentLanguage() !== 'en' && piece.cited.length + piece.named.length === 0 && isOfNothingOurs(text)
      return isSafe ? as(form, text, { isGeneral: true }) : 'refused'
    }
    const said = lower(text)
    const names = ledger.institutionsOwn()
    if (isHarmful(withoutNames(text, names), before) || words.byOthers.test(said)) return 'harmful'
    if (piece.cited.length + piece.named.length > 0) {
      const isOfOther = piece.named.length === 0 && last !== null && goesOnAboutOther(said, piece, last, ledger)
      const rests = isOfOther
        ? false
        : piece.named.length > 0
          ? restsOnItsRecords(piece, ledger, names)
          : restsOnStatements(piece, ledger, names)
      // Also where it is refused: what goes on is about the same thing.
      last = piece
      if (!rests) return 'refused'
      return as(form, text, { sources: sourcesOf(piece, ledger) })
    }
    if (words.asTheirs.test(said)) return isSaidByLearner(text, learnerTexts) ? as(form, text) : 'refused'
    const states = figuresOf(text).some(isOfPlan) || claimsOf(text).length > 0
    const isOurs = words.ours.test(said)
    const isTalk = words.isTalk(said)
    if (isTalk && isOurs) return states ? 'refused' : as(form, text)
    if (last !== null && !isTalk && (states || isOurs) && (form === undefined || words.goesOn.test(said))) {
      const about = last.named.map(({ reference }) => ledger.about(reference))
      const whole = { text: textsOf([...last.cited, ...about.flat()]), names }
      // 'They both' holds of each.
      const bases =
        words.ofEach.test(said) && about.length > 1 ? about.map((one) => ({ text: textsOf(one), names })) : [whole]
      const isHeld =
        bases.every((basis) => isWithin(text, basis)) && ((states && form === undefined) || sharesWords(text, whole))
      return isHeld ? as(form, text, { sources: sourcesOf(last, ledger) }) : 'refused'
    }
    return !isOurs && isGeneral(text, before) ? general(form, text) : 'refused'
  }
  return (piece) => {
    if (piece.form !== undefined) isCutOff = false
    const verdict = isCutOff ? 'cut off' : judge(piece)
    isCutOff = typeof verdict === 'string'
    if (
      piece.form === 'paragraph' &&
      !words.goesOn.test(lower(piece.text)) &&
      typeof verdict !== 'string' &&
      verdict.sources.length === 0
    )
      last = null
    before = `${before} ${piece.text}`.slice(-200)
    return verdict
  }
}
