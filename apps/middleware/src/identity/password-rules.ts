import { dictionary } from '@zxcvbn-ts/language-common'

/** The minimum length of a new password, as `ChosenPassword` of the contract requires (ASVS 6.2.1, 6.2.9). */
const SHORTEST = 8

/** The 49,000 passwords that are guessed first, in lower case. Each also rules out itself followed by digits and signs. */
const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], 'greenroom'])
/** Shorter stems would rule out passwords such as `me27!x9#`. */
const SHORTEST_STEM = 4

/** What others know of a user: the words of these names, whatever digits and signs follow, are no password. */
interface Names {
  userName: string
  displayName: string
  companyCode: string
  companyName: string
}

/** The problem with a new password besides its length, in a sentence, or undefined. Capitals do not make a common one stronger. */
export function passwordIssue(password: string, names: Names): string | undefined {
  const { userName } = names
  const plain = password.toLowerCase()
  const stem = plain.replace(/[\d\W_]+$/, '')
  if (new Set(plain).size < 3) return 'Choose a password with at least three different characters.'
  if (plain.includes(userName.toLowerCase()) && plain.length < userName.length + SHORTEST) {
    return "Choose a password that isn't your user name."
  }
  if (wordsOf(names).some((word) => plain.startsWith(word) && !/\p{L}/u.test(plain.slice(word.length)))) {
    return "Choose a password that isn't your name or that of your company."
  }
  if (COMMON.has(plain) || (stem.length >= SHORTEST_STEM && COMMON.has(stem)))
    return 'This is one of the passwords that are guessed first. Choose another one.'
  return undefined
}

function wordsOf({ displayName, companyCode, companyName }: Names): string[] {
  const words = `${displayName} ${companyName}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [companyCode, ...words.filter((word) => word.length >= SHORTEST_STEM)]
}
