/**
 * Words of Tamil and Sinhala as learners write them in Latin letters, with their meaning for a question. Only words that
 * are no English words. Locale: 'en'.
 */
const meanings: Readonly<Record<string, string>> = {
  // Tamil
  enna: 'what is',
  ennanga: 'what is',
  eppo: 'when',
  eppa: 'when',
  eppadi: 'how',
  epdi: 'how',
  evlo: 'how much',
  evvalavu: 'how much',
  enga: 'where',
  enge: 'where',
  yaaru: 'who',
  edhu: 'which',
  ethu: 'which',
  enoda: 'my',
  ennoda: 'my',
  ennudaya: 'my',
  naan: 'i',
  enakku: 'for me',
  padikka: 'learn',
  padikanum: 'learn',
  padikkanum: 'learn',
  padicha: 'learn',
  padichaa: 'learn',
  kathukka: 'learn',
  munnadi: 'before',
  munnala: 'before',
  apparam: 'after',
  aprom: 'after',
  adutha: 'next',
  ippo: 'now',
  mudiyum: 'finish',
  mudikka: 'finish',
  mudikalam: 'finish',
  iruka: 'is there',
  irukka: 'is there',
  irukku: 'is there',
  venum: 'need',
  venuma: 'need',
  thevai: 'need',
  sollu: 'explain',
  sollunga: 'explain',
  panna: 'do',
  pannanum: 'do',
  panunga: 'do',
  pannunga: 'do',
  // Sinhala
  mage: 'my',
  mata: 'for me',
  mokakda: 'what is',
  mokadda: 'what is',
  monawada: 'what are',
  kohomada: 'how',
  kawadda: 'when',
  kawada: 'when',
  kochchara: 'how much',
  kocchara: 'how much',
  kiyak: 'how many',
  koheda: 'where',
  kohenda: 'where',
  eka: '',
  igenaganna: 'learn',
  igenagannawa: 'learn',
  igenaganima: 'learning',
  issella: 'before',
  issellama: 'before',
  passe: 'after',
  iwara: 'finish',
  ivara: 'finish',
  thiyenawada: 'is there',
  tiyenawada: 'is there',
  oneda: 'need',
  onada: 'need',
  puluwanda: 'can i',
  puluwan: 'can i',
  kiyanna: 'explain',
}
const questionWords = new Set(['what is', 'what are', 'when', 'how', 'how much', 'how many', 'where', 'who', 'which'])
/** Endings that stand alone: 'sql ku', 'tamil la', 'rest api na'. */
const endings = new Set(['ku', 'kku', 'la', 'na', 'da', 'oda', 'nu'])

/**
 * Translates Tamil and Sinhala words in Latin letters, word by word, with the question word first as in English.
 *
 * @param text - Words in any case, on one line.
 * @returns The text in English words, or as it was where it has none of these.
 */
export function translateLocalWords(text: string): string {
  const words = text.split(' ')
  const bare = words.map((word) => word.toLowerCase().replace(/[?.!,]+$/, ''))
  if (!bare.some((word) => Object.hasOwn(meanings, word))) return text
  const question: string[] = []
  const rest: string[] = []
  words.forEach((word, at) => {
    const known = bare[at] ?? ''
    const meaning = Object.hasOwn(meanings, known) ? meanings[known] : undefined
    if (meaning === undefined) {
      if (!endings.has(known)) rest.push(word)
    } else if (questionWords.has(meaning)) question.push(meaning)
    else if (meaning !== '') rest.push(meaning)
  })
  return [...question, ...rest].join(' ')
}
