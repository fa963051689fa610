import { compileMessage } from '@lingui/message-utils/compileMessage'
import { i18n } from '#lib/i18n.ts'
import { recordedTexts } from './demo.ts'

/*
 * A language that shows what is missing for a real one: English with accents and 40 % longer. A text without accents is
 * hard-wired; a text that is cut has no room for longer words.
 */
const plain = 'abcdeghiklnoprstuvwyzABCDEGHIKLNOPRSTUVWYZ'
const accented = 'áƀćđéǵħíķłńóƥŕśŧúṽŵýźÁƁĆĐÉǴĦÍĶŁŃÓƤŔŚŦÚṼŴÝŹ'

/** Shows every text in the pseudo-language until the function that this returns is called. */
export function speakPseudo(): () => void {
  i18n.setMessagesCompiler((message) => {
    const tokens = compileMessage(message, lengthen)
    return typeof tokens === 'string' ? tokens : ['⟦', ...tokens, '⟧']
  })
  return () => i18n.setMessagesCompiler((message) => compileMessage(message))
}

/** Tags stay as they are. */
function lengthen(text: string): string {
  return text
    .split(/(<\/?\w+\/?>)/)
    .map((part, index) => (index % 2 === 1 ? part : accent(part)))
    .join('')
}

function accent(text: string): string {
  const longer = text.replace(/\p{L}{4,}/gu, (word) => word + word.slice(-1).repeat(Math.round(word.length * 0.4)))
  return [...longer].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')
}

/** Days, times and amounts are written by the browser, in the reader's own form. */
const byBrowser = /\b(?:\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)/

/** Texts on the screen that are in no message, and are neither content nor in another language. */
export function findHardWired(allowed: RegExp): string[] {
  const content = recordedTexts()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (nodes.nextNode()) {
    const { parentElement: parent, data } = nodes.currentNode as Text
    const text = data.trim()
    if (!/[A-Za-z]{2}/.test(text) || [...text].some((letter) => accented.includes(letter))) continue
    if (parent === null || !parent.checkVisibility() || parent.closest('[lang], script, style, svg') !== null) continue
    if (allowed.test(text) || byBrowser.test(text) || content.some((one) => one.includes(text))) continue
    found.add(text)
  }
  return [...found]
}

/** Messages that don't fit where they are shown. What people have written is cut on purpose in some places. */
export function findCut(): string[] {
  const content = recordedTexts().filter((one) => one.length > 3)
  const isMessage = ({ textContent }: Element) =>
    [...textContent].some((letter) => accented.includes(letter)) && !content.some((one) => textContent.includes(one))
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isMessage(element) && element.checkVisibility() && !element.matches('.sr-only, .sr-only *'))
    .filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const isCut = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
      const tooWide = isCut && element.scrollWidth > element.clientWidth + 1
      const tooHigh = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return (tooWide || tooHigh) && element.clientWidth > 1
    })
    .map((element) => element.textContent.slice(0, 80))
}
