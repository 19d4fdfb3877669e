/** The minimum length of a new password, as `ChosenPassword` of the contract requires (ASVS 6.2.1, 6.2.9). */
const SHORTEST = 8

/**
 * The most commonly guessed passwords that are long enough to be chosen. Each also matches itself followed by digits and
 * signs.
 */
const COMMONEST = `
  password passw0rd p@ssword p@ssw0rd pa55word pass1234 passpass letmein1 letmein letmeinnow welcome welcome1 qwertyui
  qwertyuiop qwerty123 qwert123 qwerty asdfghjk asdfghjkl asdfasdf zxcvbnm zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  q1w2e3r4 qazwsxedc zaq12wsx 12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 88888888
  12341234 12344321 11223344 123123123 123321123 112233445566 iloveyou iloveyou1 sunshine princess football baseball
  basketball superman batman123 spiderman starwars trustno1 whatever computer internet michelle jennifer jonathan
  danielle victoria alexander chocolate butterfly liverpool chelsea1 arsenal1 corvette mercedes mustang1 master123
  dragon123 monkey123 shadow123 secret123 changeme changeit administrator admin123 adminadmin administrator1 root1234
  testtest test1234 testing1 default1 guest123 user1234 login123 abcd1234 abc12345 abcdefgh abcdefg1 aa123456 a1234567
  a1b2c3d4 aaaaaaaa blink182 samsung1 facebook myspace1 google123 greenroom summer winter spring autumn monday
`
const COMMON = new Set(COMMONEST.trim().split(/\s+/))

/** The problem with a new password besides its length, or undefined. Capitals do not make a common one stronger. */
export function passwordIssue(password: string, userName: string): string | undefined {
  const plain = password.toLowerCase()
  const stem = plain.replace(/[\d\W_]+$/, '')
  if (new Set(plain).size < 3) return 'must have at least three different characters'
  if (plain.includes(userName.toLowerCase()) && plain.length < userName.length + SHORTEST) {
    return 'must not be the user name'
  }
  if (COMMON.has(plain) || COMMON.has(stem)) return 'is one of the passwords that are guessed first'
  return undefined
}
