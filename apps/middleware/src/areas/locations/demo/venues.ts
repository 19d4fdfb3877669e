/** What is known of the two venues of the demo besides their names. */
export const VENUE_DETAILS = {
  HARBOR: {
    street: '1 Harborlight Way',
    city: 'Portland',
    region: 'ME',
    postal_code: '04101',
    country: 'US',
    time_zone: 'America/New_York',
    tax_id: 'STD',
    hours: ['THU', 'FRI', 'SAT'].map((day) => ({ day, opens: '11:00', closes: '23:30' })),
  },
  FOUNDRY: {
    street: '48 Casting Street',
    city: 'Portland',
    region: 'ME',
    postal_code: '04103',
    country: 'US',
    time_zone: 'America/New_York',
    tax_id: 'STD',
    hours: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((day) => ({ day, opens: '11:00', closes: '23:00' })),
  },
} as const

/** The reporting groups of the arena's levels: [ID, name, number of its first section, stands besides the oldest three]. */
const LEVELS = [
  ['RG-L100', 'Level 100, main concourse', 101, 24],
  ['RG-L200', 'Level 200, club level', 201, 18],
  ['RG-L300', 'Level 300, upper level', 301, 15],
] as const

/** What stands sell, and their tills; along each level they take turns. */
const STAND_KINDS = [
  ['grill', 2],
  ['popcorn', 1],
  ['bar', 2],
  ['pizza', 1],
  ['merchandise', 2],
  ['coffee', 1],
  ['sweets', 1],
] as const

/** The stands of the arena besides the oldest three, section by section. */
export const ARENA_STANDS = LEVELS.flatMap(([group, , first, count]) =>
  Array.from({ length: count }, (_, nth) => ({ group, section: first + nth })),
).map(({ group, section }, at) => {
  const [kind, tills] = STAND_KINDS[at % STAND_KINDS.length]!
  return { id: `HB-${section}`, name: `Section ${section} ${kind}`, group, kind, tills }
})

/** More stores of the club: [ID, name]. */
export const CLUB_BARS = [
  ['FD-BAR', 'Foundry bar'],
  ['FD-BALCONY', 'Balcony bar'],
] as const

/** [ID, name, venue]. */
export const STORE_ROOMS = [
  ['WH-DOCK', 'Loading dock store room', 'HARBOR'],
  ['WH-L100', 'Level 100 store room', 'HARBOR'],
  ['WH-L200', 'Level 200 pantry', 'HARBOR'],
  ['WH-L300', 'Level 300 pantry', 'HARBOR'],
  ['WH-CELLAR', 'Foundry cellar', 'FOUNDRY'],
] as const

/** More tills of the oldest stands and of the club's bars: [ID, name, store]. */
export const MORE_TILLS = [
  ['R112', 'Upper level till 2', 'HB-UPPER'],
  ['R123', 'Bar till 3', 'HB-BAR'],
  ['R221', 'Foundry bar till', 'FD-BAR'],
  ['R231', 'Balcony bar till', 'FD-BALCONY'],
] as const

/** Where the oldest stands are. */
const OLDEST_ON: Readonly<Record<string, readonly string[]>> = {
  'RG-L100': ['HB-MAIN', 'HB-BAR'],
  'RG-L300': ['HB-UPPER'],
}

/** Those that sell merchandise; all others sell food and drink. */
const isShop = ({ kind }: (typeof ARENA_STANDS)[number]) => kind === 'merchandise'

export const ARENA_SHOPS = ARENA_STANDS.filter(isShop).map(({ id }) => id)
export const ARENA_KITCHENS = ARENA_STANDS.filter((stand) => !isShop(stand)).map(({ id }) => id)

/** The reporting groups with their stores: [ID, name, store IDs]. */
export const GROUPS: readonly (readonly [id: string, name: string, stores: readonly string[]])[] = [
  ...LEVELS.map(([id, name]): [string, string, string[]] => [
    id,
    name,
    [...(OLDEST_ON[id] ?? []), ...ARENA_STANDS.filter(({ group }) => group === id).map((stand) => stand.id)],
  ]),
  ['RG-STANDS', 'Merchandise stands', ['HB-MAIN', 'HB-UPPER', ...ARENA_SHOPS]],
  ['RG-BARS', 'Bars', ['HB-BAR', ...ARENA_STANDS.filter(({ kind }) => kind === 'bar').map(({ id }) => id)]],
  ['RG-CLUB', 'The Old Foundry', ['FD-LOBBY', 'FD-YARD', ...CLUB_BARS.map(([id]) => id)]],
]

/** The users who work at some places only: [user name, type of the place, its ID]. */
export const ASSIGNMENTS = [
  ['arena', 'VENUE', 'HARBOR'],
  ['club', 'VENUE', 'FOUNDRY'],
  ['bar', 'STORE', 'HB-BAR'],
  ['yard', 'STORE', 'FD-YARD'],
] as const
