import { foldedWords } from '@milepost/contract/fold'

const shingleLength = 5
/** From this share on the text counts as taken over. */
const minShare = 0.5
const minWords = 12

function shinglesOf(text: string): Set<string> {
  const words = foldedWords(text)
  return new Set(words.slice(shingleLength - 1).map((_, at) => words.slice(at, at + shingleLength).join(' ')))
}

/** Whether at least half of what `text` says, in runs of five words, is in `other`. A short text says too little. */
export function saysTheSame(text: string, other: string): boolean {
  if (foldedWords(text).length < minWords) return false
  const own = shinglesOf(text)
  const theirs = shinglesOf(other)
  return [...own].filter((shingle) => theirs.has(shingle)).length >= own.size * minShare
}

/** Runs of words by which a text can be found in others: the beginnings of its longest sentences. */
export function telltalesOf(text: string): string[] {
  const sentences = text.split(/[.!?\n]+/).map(foldedWords)
  return sentences
    .filter((words) => words.length >= shingleLength)
    .sort((one, other) => other.length - one.length)
    .slice(0, 3)
    .map((words) => words.slice(0, 8).join(' '))
}

/** The web addresses in a text. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi) ?? [])].slice(0, 10)
}
