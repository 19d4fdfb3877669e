import type { components } from '@greenroom/openapi'
import {
  type SheetAction,
  type SheetCells,
  type SheetIssues,
  sheetOf,
  type SheetRow,
  type SheetState,
} from '@greenroom/ui'
import {
  checkVenuePlan,
  LOCATION_KINDS,
  type LocationFieldName,
  locationLabel,
  type OpeningHours,
  REGISTER_NUMBER_MAX,
  readHours,
  writeHours,
} from '@greenroom/validation'
import type { LocationType } from '@greenroom/permissions'
import { type FormFields, isSame, type Issue, type Issues } from '#forms/form-fields.ts'
import type { Plan, StoredPlan } from './plans.atoms.ts'
import { groupIssue, groupNames, groupsOf } from './plan-groups.ts'
import type { StepID } from './steps.ts'

const VENUE_TEXTS = [
  'id',
  'name',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'timeZone',
  'taxID',
] as const satisfies readonly ('id' | LocationFieldName)[]

export type VenueText = (typeof VENUE_TEXTS)[number]

/** The field of a venue that holds a field of the plan. */
export function venueField(name: VenueText): LocationFieldName {
  return name === 'id' ? 'venueID' : name
}

/** The lists of a plan, with their columns. */
const COLUMNS = {
  stores: ['id', 'name', 'group', 'taxID', 'like'],
  warehouses: ['id', 'name'],
  registers: ['id', 'name', 'store', 'number'],
} as const

export type PlanList = keyof typeof COLUMNS

const LISTS = Object.keys(COLUMNS) as PlanList[]

/** A plan as typed. */
export type PlanForm = Readonly<
  Record<VenueText, string> &
    Record<PlanList, SheetState> & {
      hours: OpeningHours | null
      /** The venue from which entitlements are copied. */
      entitlementsOf: string
    }
>

/** A row for what is typed or pasted next. It has no ID of another row, and none of it counts as a change. */
export function blankRows(list: PlanList, { rows }: Pick<SheetState, 'rows'>, count: number): SheetRow[] {
  const last = Math.max(-1, ...rows.map(({ id }) => Number(id.split('-')[1])))
  const cells = Object.fromEntries(COLUMNS[list].map((column) => [column, '']))
  return Array.from({ length: count }, (_, nth) => ({ id: `${list}-${last + 1 + nth}`, cells, before: cells }))
}

export function formOfPlan(stored: StoredPlan | undefined): PlanForm {
  const { venue, entitlementsOf, reportingGroups, ...lists }: Plan = stored?.plan ?? { venue: { id: '' } }
  const groups = groupNames(reportingGroups)
  const stores = lists.stores?.map((store) => ({ ...store, group: groups.get(store.id) }))
  const sheet = (list: PlanList) => {
    const records = ({ ...lists, stores }[list] ?? []) as readonly Readonly<Record<string, unknown>>[]
    const rows = records.map((record, index): SheetRow => {
      const cells = Object.fromEntries(COLUMNS[list].map((column) => [column, textOf(record[column])]))
      return { id: `${list}-${index}`, cells, before: cells }
    })
    return sheetOf(rows.length > 0 ? rows : blankRows(list, { rows }, 1))
  }
  return {
    ...(Object.fromEntries(VENUE_TEXTS.map((name) => [name, textOf(venue[name])])) as Record<VenueText, string>),
    hours: venue.hours ?? null,
    entitlementsOf: entitlementsOf ?? '',
    stores: sheet('stores'),
    warehouses: sheet('warehouses'),
    registers: sheet('registers'),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The rows in which anything is typed. */
export function filledRows({ rows }: SheetState): SheetRow[] {
  return rows.filter(isFilled)
}

function isFilled({ cells }: SheetRow): boolean {
  return Object.values(cells).some((text) => text.trim() !== '')
}

/** Whether a field is in a row of a list, and another row follows. */
export function isFollowed(form: PlanForm, field: string): boolean {
  const [list, row] = field.split('.')
  return LISTS.some((one) => one === list && Number(row) < filledRows(form[one]).length - 1)
}

/** The plan as the server takes it: texts without outer spaces, null for blank ones. `before` has the IDs of groups. */
export function planOf(form: PlanForm, before?: Plan): Plan {
  const texts = Object.fromEntries(VENUE_TEXTS.map((name) => [name, form[name].trim() || null]))
  const recordsOf = (list: PlanList) =>
    filledRows(form[list]).map(({ cells }) =>
      Object.fromEntries(
        COLUMNS[list]
          .filter((column) => column !== 'group')
          .map((column) => [column, valueOf(column, cells[column] ?? '')]),
      ),
    )
  const lists = Object.fromEntries(LISTS.map((list) => [list, recordsOf(list)])) as Pick<Plan, PlanList>
  const reportingGroups = groupsOf(filledRows(form.stores), before?.reportingGroups)
  return {
    ...(reportingGroups.length > 0 && { reportingGroups }),
    venue: { ...texts, id: form.id.trim(), hours: (form.hours && readHours(form.hours)) as Hours },
    entitlementsOf: form.entitlementsOf.trim() || null,
    ...lists,
  }
}

type Hours = components['schemas']['OpeningHours']

/** What can't be read as a number is none. */
function valueOf(column: string, typed: string): string | number | null {
  const text = typed.trim()
  if (column === 'id') return text
  if (column === 'number' && text !== '') return READABLE.test(text) ? Number(text) : Number.NaN
  return text || null
}

const READABLE = /^\d{1,9}$/

/** Adds a register for each store, numbered after those that it has. Blank rows are filled first. */
export function addRegisters(form: PlanForm): Extract<SheetAction, { do: 'add' }> {
  const registers = filledRows(form.registers).map(({ cells }) => cells)
  const taken = new Set(registers.map(({ id }) => id))
  const made = filledRows(form.stores).flatMap(({ cells: { id: store = '', name = '' } }): SheetCells[] => {
    const number = 1 + registers.filter((register) => register['store'] === store).length
    const id = `${store}-${number}`
    return store === '' || taken.has(id) ? [] : [{ id, name: `${name || store} ${number}`, store, number: `${number}` }]
  })
  const blank = form.registers.rows.filter((row) => !isFilled(row))
  const edits = blank.flatMap(({ id: row }, at) =>
    Object.entries(made[at] ?? {}).map(([column, value]) => ({ row, column, value })),
  )
  const more = made.slice(blank.length)
  const rows = blankRows('registers', form.registers, more.length).map((row, at) => ({ ...row, cells: more[at]! }))
  return { do: 'add', rows, edits }
}

/** Numbers of registers that aren't numbers: the only thing that a draft can't hold. */
export function unreadable(form: PlanForm): Issue[] {
  return filledRows(form.registers).flatMap(({ cells }, index) => {
    const text = (cells['number'] ?? '').trim()
    const message = `Register number is not a whole number from 1 to ${REGISTER_NUMBER_MAX} (${text}).`
    return text === '' || READABLE.test(text) ? [] : [{ field: `registers.${index}.number`, message }]
  })
}

/** A location of the company, as far as its ID is taken. */
export type Taken = { id: string; type: LocationType }

/** All problems with a plan that can be found without the server, by their place in the plan. */
export function planProblems(form: PlanForm, restricted: string, locations: readonly Taken[]): Issue[] {
  const plan = planOf(form)
  const known = new Set(locations.map(({ type, id }) => `${type} ${id}`))
  const taken = (kind: 'venue' | 'store' | 'warehouse', path: string, id: string): Issue[] => {
    const message = `There is already a ${LOCATION_KINDS[kind].one} ${id}.`
    return known.has(`${kind.toUpperCase()} ${id}`) ? [{ field: `${path}.id`, message }] : []
  }
  const unread = unreadable(form)
  const isUnread = new Set(unread.map(({ field }) => field))
  return [
    ...checkVenuePlan(plan, restricted)
      .filter(({ field }) => !isUnread.has(field))
      .map((issue) => groupIssue(issue, plan)),
    ...unread,
    ...taken('venue', 'venue', plan.venue.id),
    ...(plan.stores ?? []).flatMap(({ id }, index) => taken('store', `stores.${index}`, id)),
    ...(plan.warehouses ?? []).flatMap(({ id }, index) => taken('warehouse', `warehouses.${index}`, id)),
  ]
}

/** Where the form shows what the server or the rules say of a place in the plan; undefined for what no step shows. */
export function fieldOf(path: string): string | undefined {
  const place = path.replace(/^plan\./, '')
  if (place.startsWith('reportingGroups')) return 'stores'
  if (LISTS.some((list) => place === list || place.startsWith(`${list}.`)) || place === 'entitlementsOf') return place
  const field = /^venue\.(\w+)/.exec(place)?.[1]
  return field === 'hours' || VENUE_TEXTS.some((name) => name === field) ? field : undefined
}

/** The step that shows a field of the form. */
export function stepOf(field: string): StepID {
  const [list, , column] = field.split('.')
  if (column === 'taxID' || field === 'taxID') return 'taxes'
  if (column === 'like' || field === 'entitlementsOf') return 'entitlement'
  if (LISTS.some((one) => one === list)) return list as PlanList
  return field === 'hours' ? 'hours' : 'venue'
}

/** The issues of a list, where its sheet looks for them. */
export function sheetIssues(issues: Issues, list: PlanList, sheet: SheetState): SheetIssues {
  const rows = filledRows(sheet)
  const found = new Map<string, SheetCells>()
  for (const [path, message] of Object.entries(issues)) {
    const [of, index, column] = path.split('.')
    const row = of === list ? rows[Number(index)] : undefined
    if (row && column) found.set(row.id, { ...found.get(row.id), [column]: message })
  }
  return found
}

const OTHER_LABELS: Readonly<Record<string, string>> = {
  hours: 'Opening hours',
  entitlementsOf: 'Entitlements',
  stores: 'Stores',
  warehouses: 'Warehouses',
  registers: 'Registers',
}

const NAMES = [...VENUE_TEXTS, 'hours', 'entitlementsOf', ...LISTS] as const satisfies readonly (keyof PlanForm)[]

/** The fields of the venue, and its lists, each of which is kept or given up as a whole where two windows changed it. */
export const PLAN_FIELDS: FormFields<PlanForm> = {
  differing: (one, other) => {
    const [before, after] = [sentOf(one), sentOf(other)]
    return NAMES.filter((name) => !isSame(before[name], after[name]))
  },
  labelOf: (name) => OTHER_LABELS[name] ?? locationLabel('venue', venueField(name as VenueText)),
  textOf: (name, form) => {
    const value = form[name as keyof PlanForm]
    if (name === 'hours') return writeHours(form.hours)
    return typeof value === 'string' ? value : rowsText(filledRows(value as SheetState))
  },
  fieldOf,
}

/** What is sent of each field. */
function sentOf(form: PlanForm): Readonly<Record<string, unknown>> {
  const { venue, stores, reportingGroups, ...others } = planOf(form)
  return { ...others, ...venue, stores: { stores, reportingGroups } }
}

/** "100 rows, from HB-1 to HB-100". */
function rowsText(rows: readonly SheetRow[]): string {
  const [first, last] = [rows[0]?.cells['id'], rows.at(-1)?.cells['id']]
  return rows.length < 2 ? (first ?? '') : `${rows.length} rows, from ${first} to ${last}`
}
