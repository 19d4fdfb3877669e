export type Cost = 'linear' | 'polynomial' | 'exponential'

/** The characters that tell the classes of our patterns apart. */
const SAMPLES = [...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)), ...'éßΩ漢²€\u00a0\u2028']

/** More repetitions of a limited number change nothing in how the steps grow. */
const ENOUGH = 2

/** Where a part of a pattern begins and ends, as indexes of the characters in it. */
interface Part {
  first: readonly number[]
  last: readonly number[]
  isEmpty: boolean
}

const NOTHING: Part = { first: [], last: [], isEmpty: true }

/**
 * How the steps of a regular expression grow with the text in the worst case. JavaScript tries one way after another, so
 * what counts is whether a text can be repeated that matches in several ways, before the match fails. Boundaries count as
 * nothing and a lookaround as what it contains, so that a pattern may be judged too harshly.
 */
export function costOf(source: string, flags = ''): Cost {
  const { follow, characters, endsAnywhere } = new Reader(source, flags).automaton()
  const loops = follow.flatMap((_, at) => (isLoop(follow, at) ? [at] : []))
  if (loops.some((loop) => hasTwoWaysBack(follow, characters, loop))) return 'exponential'
  const failing = loops.filter((loop) => !endsAnywhere.has(loop))
  const isShared = (from: number, to: number) => from !== to && sharesText(follow, characters, from, to)
  return failing.some((to) => loops.some((from) => isShared(from, to))) ? 'polynomial' : 'linear'
}

/** Reads a pattern into its characters (what each matches, as bits of SAMPLES) and what may follow each of them. */
class Reader {
  readonly #source: string
  readonly #flags: string
  readonly #characters: bigint[] = []
  readonly #follow: number[][] = []
  #at = 0
  #hasEnd = false

  constructor(source: string, flags: string) {
    this.#source = source
    this.#flags = flags
  }

  automaton() {
    const anywhere = this.#repeated(this.#character('[^]'))
    const { part, ways } = this.#alternatives()
    if (this.#at < this.#source.length) throw new Error(`cannot read /${this.#source}/ at ${this.#at}`)
    const isAnchored = this.#flags.includes('y') || (ways === 1 && this.#source.startsWith('^'))
    const whole = isAnchored ? part : this.#inTurn(anywhere, part)
    const endsAnywhere = new Set(this.#hasEnd ? [] : part.isEmpty ? this.#follow.keys() : whole.last)
    return { follow: this.#follow, characters: this.#characters, endsAnywhere }
  }

  #alternatives(): { part: Part; ways: number } {
    const parts = [this.#sequence()]
    while (this.#skip('|')) parts.push(this.#sequence())
    const first = parts.flatMap((part) => part.first)
    const last = parts.flatMap((part) => part.last)
    return { part: { first, last, isEmpty: parts.some(({ isEmpty }) => isEmpty) }, ways: parts.length }
  }

  #sequence(): Part {
    let part = NOTHING
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) {
      part = this.#inTurn(part, this.#quantified())
    }
    return part
  }

  #quantified(): Part {
    const start = this.#at
    const once = this.#atom()
    const range = this.#next(/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/)
    if (!range) return once
    const end = this.#at
    const [, sign, from, comma, to] = range
    const least = sign ? Number(sign === '+') : Number(from)
    const most = sign === '?' ? 1 : sign || (comma && !to) ? Infinity : Number(to ?? from)
    const copy = () => {
      this.#at = start
      return this.#atom()
    }
    let part = NOTHING
    for (let n = 1; n < Math.min(least, ENOUGH); n++) part = this.#inTurn(part, copy())
    if (most === Infinity) part = this.#inTurn(part, this.#repeated(copy(), least > 0))
    else {
      if (least > 0) part = this.#inTurn(part, copy())
      let optional = NOTHING
      for (let n = Math.min(most - least, ENOUGH); n > 0; n--) {
        optional = { ...this.#inTurn(copy(), optional), isEmpty: true }
      }
      part = this.#inTurn(part, optional)
    }
    this.#at = end
    return part
  }

  #atom(): Part {
    if (this.#next(/^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/)) {
      const { part } = this.#alternatives()
      if (!this.#skip(')')) throw new Error(`/${this.#source}/ has an open group`)
      return part
    }
    if (this.#skip('$')) this.#hasEnd = true
    else if (!this.#next(/^(?:\^|\\[bB])/)) return this.#one()
    return NOTHING
  }

  #one(): Part {
    // What an earlier group matched can be anything.
    if (this.#next(/^\\(?:[1-9]|k<\w+>)/)) return this.#character('[^]')
    const one = this.#next(/^(?:\[(?:[^\]\\]|\\[^])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u.{4}|x..|c.|[^])|[^])/u)
    return this.#character(one![0]!)
  }

  #character(text: string): Part {
    const matches = new RegExp(`^(?:${text})$`, this.#flags.replaceAll(/[gyd]/g, ''))
    const at = this.#characters.length
    this.#characters.push(
      SAMPLES.reduce((bits, sample, n) => (matches.test(sample) ? bits | (1n << BigInt(n)) : bits), 0n),
    )
    this.#follow.push([])
    return { first: [at], last: [at], isEmpty: false }
  }

  #inTurn(one: Part, other: Part): Part {
    for (const at of one.last) this.#follow[at]!.push(...other.first)
    return {
      first: one.isEmpty ? [...one.first, ...other.first] : one.first,
      last: other.isEmpty ? [...one.last, ...other.last] : other.last,
      isEmpty: one.isEmpty && other.isEmpty,
    }
  }

  #repeated(part: Part, isRequired = false): Part {
    for (const at of part.last) this.#follow[at]!.push(...part.first)
    return { ...part, isEmpty: part.isEmpty || !isRequired }
  }

  #skip(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #next(shape: RegExp) {
    const found = shape.exec(this.#source.slice(this.#at))
    if (found) this.#at += found[0].length
    return found
  }
}

type Follow = readonly (readonly number[])[]

function isLoop(follow: Follow, from: number): boolean {
  return isReached(
    [[from]],
    ([at]) => follow[at!]!.map((next) => [next]),
    ([at]) => at === from,
  )
}

/** Whether a text leads from the loop back to it in two ways: then each repetition of it doubles the ways. */
function hasTwoWaysBack(follow: Follow, characters: readonly bigint[], loop: number): boolean {
  const steps = ([one, other, differ]: readonly number[]) =>
    follow[one!]!.flatMap((a, n) =>
      follow[other!]!.flatMap((b, m) => {
        if ((characters[a]! & characters[b]!) === 0n) return []
        return [[a, b, differ === 1 || one !== other || n !== m ? 1 : 0]]
      }),
    )
  return isReached([[loop, loop, 0]], steps, ([one, other, differ]) => one === loop && other === loop && differ === 1)
}

/** Whether a repeated text can be left to either of two loops: then each place to change over is tried. */
function sharesText(follow: Follow, characters: readonly bigint[], from: number, to: number): boolean {
  const steps = ([one, between, other]: readonly number[]) =>
    follow[one!]!.flatMap((a) =>
      follow[between!]!.flatMap((b) =>
        follow[other!]!.flatMap((c) => ((characters[a]! & characters[b]! & characters[c]!) === 0n ? [] : [[a, b, c]])),
      ),
    )
  return isReached([[from, from, to]], steps, ([one, between, other]) => one === from && between === to && other === to)
}

/** Whether some state after the first ones is the goal. */
function isReached(
  starts: readonly (readonly number[])[],
  steps: (state: readonly number[]) => number[][],
  isGoal: (state: readonly number[]) => boolean,
): boolean {
  const seen = new Set<string>()
  const open = [...starts]
  for (let state = open.pop(); state; state = open.pop()) {
    for (const next of steps(state)) {
      if (isGoal(next)) return true
      const key = next.join()
      if (seen.has(key)) continue
      seen.add(key)
      open.push(next)
    }
  }
  return false
}
