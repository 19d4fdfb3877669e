import { folded } from '@greenroom/ui'

/**
 * As `containsWords` despite typing errors: a word of the text begins with each word of the query, give or take one
 * letter that is missing, added, wrong or swapped with the next; two letters in words of eight or more. Short words have
 * none.
 */
export function containsSimilarWords(text: string, query: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((wanted) => words.some((word) => isSimilarStart(word, wanted)))
}

function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}

function isSimilarStart(word: string, wanted: string): boolean {
  const most = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2
  return Math.min(...distancesToStarts(word, wanted)) <= most
}

/** The edits from a text to each start of a word, from none of its letters to all. */
function distancesToStarts(word: string, text: string): number[] {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, length) => length)
  for (let at = 0; at < text.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < word.length; to++) {
      const isSame = text[at] === word[to]
      const isSwapped = at > 0 && to > 0 && text[at] === word[to - 1] && text[at - 1] === word[to]
      next.push(
        Math.min(
          row[to]! + (isSame ? 0 : 1),
          row[to + 1]! + 1,
          next[to]! + 1,
          isSwapped ? before[to - 1]! + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row
}
