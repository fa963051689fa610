/** A number as a text gives it, with what it counts: 20 'hour', 4 'step', 4000 'money'. The name of a month has no value. */
export interface SaidFigure {
  readonly value: string
  /** Null where it counts nothing that we know. */
  readonly unit: string | null
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const others: Readonly<Record<string, number>> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  dozen: 12,
  half: 0.5,
  couple: 2,
}
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  lakh: 100_000,
  million: 1_000_000,
}

const units =
  'hour|hr|minute|min|day|week|month|year|percent|step|milestone|session|course|application|message|place|seat|job|vacanc(?:y|ie)|project'
const months = 'january february march april may june july august september october november december'.split(' ')
const currency = String.raw`₹|[$€£]|\b(?:rs|lkr|inr|usd|rupees?|dollars?)\b\.?`

/** Numbers in digits: 'twenty-five' is 25, '4 thousand' 4000, 'the fourth step' step 4. */
function inDigits(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/(?<=\d),(?=\d{2,3}\b)/g, '')
      .replace(/ ?%| ?\bper ?cent\b/g, ' percent')
      .replace(/\bhalf an? (?=(?:hundred|thousand|million|lakh)\b)/g, '0.5 ')
      .replace(/\ban? (?=(?:hundred|thousand|million|lakh|dozen)\b)/g, '1 ')
      .replace(
        new RegExp(String.raw`\b(${ordinals.join('|')}) step\b`, 'g'),
        (_, word: string) => `step ${ordinals.indexOf(word) + 1}`,
      )
      .replace(
        new RegExp(String.raw`\b(${tens.join('|')})(?:[- ](${words.slice(1, 10).join('|')}))?\b`, 'g'),
        (_, ten: string, one?: string) =>
          String((tens.indexOf(ten) + 2) * 10 + (one === undefined ? 0 : words.indexOf(one))),
      )
      .replace(new RegExp(String.raw`\b(${Object.keys(others).join('|')})\b`, 'g'), (word) => String(others[word]))
      // 'One' is a pronoun, unless it counts something that we know.
      .replace(
        new RegExp(String.raw`\b(?:one(?= (?:${units})\b)|${words.filter((word) => word !== 'one').join('|')})\b`, 'g'),
        (word) => String(words.indexOf(word)),
      )
      .replace(/\b(?:an?|another) (?=(?:hour|day|week|month|year)\b)/g, '1 ')
      .replace(/(\d+(?:\.\d+)?) ?(hundred|thousand|k|lakh|million)s?\b/g, (_, number: string, scale: string) =>
        String(Number(number) * (scales[scale] ?? 1)),
      )
  )
}

/**
 * Finds the figures of a text, in digits or words.
 *
 * @param text - Any text.
 * @returns Numbers with their units, and names of months.
 */
export function figuresOf(text: string): SaidFigure[] {
  const said = inDigits(text)
  const found: SaidFigure[] = months
    .filter((month) =>
      new RegExp(month === 'may' ? String.raw`\d (?:of )?may\b|\bmay \d` : String.raw`\b${month}\b`).test(said),
    )
    .map((month) => ({ value: '', unit: month }))
  const numbers = new RegExp(
    String.raw`(${currency} ?|\bstep (?:number )?)?(?<![\w.])(\d+(?:\.\d+)?)(?!\w*[a-z]{3})(?: ?(${currency})|[- ](?:\w+ )?(${units})e?s?\b)?`,
    'g',
  )
  // '3 of 24 steps': both count steps.
  const whole = said.replace(
    new RegExp(String.raw`\b(\d+)( (?:out )?of (?:the |your )?\d+ (${units})e?s?\b)`, 'g'),
    '$1 $3$2',
  )
  for (const [, before = '', number = '', money, counted] of whole.matchAll(numbers)) {
    const unit = before.startsWith('step') ? 'step' : before !== '' || money !== undefined ? 'money' : (counted ?? null)
    found.push({ value: String(Number(number)), unit: unit === 'hr' ? 'hour' : unit === 'min' ? 'minute' : unit })
  }
  return found
}

/**
 * Finds figures that are not in what they are said to rest on.
 *
 * @param figures - The figures of a sentence.
 * @param basis - Those of what it rests on.
 * @returns The others. A figure without a unit may stand for any with its value.
 */
export const missingFigures = (figures: readonly SaidFigure[], basis: readonly SaidFigure[]): SaidFigure[] =>
  figures.filter(({ value, unit }) => !basis.some((one) => one.value === value && (unit === null || one.unit === unit)))

/**
 * Finds what is counted: the words right after numbers.
 *
 * @param text - Any text.
 * @returns The words, in lower case.
 */
export const countedWords = (text: string): string[] =>
  [
    ...inDigits(text).matchAll(new RegExp(String.raw`(?<![\w.])\d+(?:\.\d+)? (?!(?:${units})e?s?\b)([a-z]{3,})`, 'g')),
  ].flatMap(([, word]) => word ?? [])
