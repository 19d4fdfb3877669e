// 10,000 permission checks over the vocabulary, compared with the same checks in @casl/ability. Median of 3 rounds of N
// runs (default 200). Fails below 3 times casl's speed, or if the two disagree. Prints a markdown table.
import { allows, FEATURES, grantsOf, type NeededLevel } from '../../libs/permissions/src/index.ts'
import { importPeer, installPeers } from './peers.ts'

const runs = Number(process.argv[2] ?? 200)
installPeers(['@casl/ability@7.0.1'])

type Rules = (level: string, key: string) => void
type Casl = {
  AbilityBuilder: new (ability: unknown) => { can: Rules; cannot: Rules; build: () => Ability }
  createMongoAbility: unknown
}
type Ability = { can: (level: string, key: string) => boolean }
const { AbilityBuilder, createMongoAbility } = (await importPeer('@casl/ability')) as Casl

const LEVELS = ['READ', 'WRITE', 'DELETE'] as const
/** Every combination of levels, in turn. */
const list = FEATURES.map(({ key }, index) => ({
  key,
  access: ([...LEVELS, 'NOACCESS'] as const).filter((_, bit) => (index * 7) & (1 << bit)),
}))

const grants = grantsOf(list)
const builder = new AbilityBuilder(createMongoAbility)
for (const { key, access } of list) {
  LEVELS.forEach((level, reach) => {
    if (access.some((each) => LEVELS.indexOf(each as NeededLevel) >= reach)) builder.can(level, key)
  })
  if (access.includes('NOACCESS')) LEVELS.forEach((level) => builder.cannot(level, key))
}
const ability = builder.build()

const questions = Array.from({ length: 10_000 }, (_, index) => ({
  key: list[(index * 31) % list.length]!.key,
  level: LEVELS[index % 3]!,
}))

const CANDIDATES: Record<string, () => number> = {
  allows: () => {
    let passed = 0
    for (const { key, level } of questions) if (allows(grants, key, level)) passed++
    return passed
  },
  '@casl/ability 7.0.1': () => {
    let passed = 0
    for (const { key, level } of questions) if (ability.can(level, key)) passed++
    return passed
  },
}

for (const { key, level } of questions) {
  if (allows(grants, key, level) !== ability.can(level, key)) throw new Error(`casl disagrees on ${key}:${level}`)
}

const times: Record<string, number[]> = {}
for (let round = 0; round < 3; round++) {
  for (const [name, check] of Object.entries(CANDIDATES)) {
    for (let turn = -20; turn < runs; turn++) {
      const start = performance.now()
      check()
      if (turn >= 0) (times[name] ??= []).push(performance.now() - start)
    }
  }
}
const median = (name: string) => times[name]!.toSorted((a, b) => a - b)[times[name]!.length >> 1]!
console.log('| checks over the vocabulary | million a second | ns a check |\n|---|---|---|')
for (const name of Object.keys(CANDIDATES)) {
  const nanoseconds = (median(name) / questions.length) * 1e6
  console.log(`| ${name} | ${(1000 / nanoseconds).toFixed(1)} | ${nanoseconds.toFixed(1)} |`)
}
const ratio = median('@casl/ability 7.0.1') / median('allows')
console.log(`\n${ratio.toFixed(1)} times casl`)
process.exitCode = ratio >= 3 ? 0 : 1
