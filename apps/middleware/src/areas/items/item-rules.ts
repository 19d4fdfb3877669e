import {
  accessTo,
  allows,
  explainDenied,
  type Feature,
  type Grants,
  isSystemItem,
  type NeededLevel,
} from '@greenroom/permissions'
import {
  type CheckContext,
  directPercent,
  type DraftIssue,
  draftOf,
  type ItemDraft,
  type ItemFieldName,
  itemTypeChoices,
  messagesOver,
  newItemDraft,
  PACKAGE,
  type ParentOf,
  RANGE_FIELDS,
  readItem,
  readItemRange,
  refusesUsedUPCs,
  requiredBySettings,
  systemItem,
} from '@greenroom/catalog'
import { restrictedCharacters } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { accountSettings, configurationOf, priceDecimalsOf } from '#companies/configuration.ts'
import type { KeyValue } from '#database/columns.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure, type FieldError, forbidden, refused, refusedField } from '#failures/failures.ts'
import { guardOf, hiddenFields, lockedFields, type StoredField } from './item-columns.ts'
import type { ItemFilter, ItemSelection } from './item-filter.ts'
import { parentsIfChecked } from './item-hierarchy.ts'

export type ItemBody = components['schemas']['ItemFields']

/** What an item body says, flat: fields of the Main Info as they are stored, and its additional attributes. */
export interface ItemValues {
  fields: ItemDraft
  attributes?: KeyValue[]
}

/** What the rules need to know of the company and the user. */
export interface ItemRules {
  restricted: string
  grants: Grants
  hidden: ReadonlySet<StoredField>
  locked: ReadonlySet<StoredField>
  /** Only where the hierarchy of classifications is checked. */
  parentOf: ParentOf | undefined
  alsoRequired: ReadonlySet<ItemFieldName>
  priceDecimals: number
  directPercent: number | undefined
  refusesUsedUPCs: boolean
}

export async function itemRules(db: CompanyQueries, grants: Grants): Promise<ItemRules> {
  const configurations = await configurationOf(db)
  const settings = await accountSettings(db)
  return {
    restricted: restrictedCharacters(configurations),
    grants,
    hidden: hiddenFields(grants),
    locked: lockedFields(grants),
    parentOf: await parentsIfChecked(db, configurations),
    alsoRequired: requiredBySettings(settings),
    priceDecimals: await priceDecimalsOf(db),
    directPercent: directPercent(settings),
    refusesUsedUPCs: refusesUsedUPCs(settings),
  }
}

/**
 * A body as a draft, its values, and everything that the rules of section 5 say against them: against its fields and,
 * separately, against its additional attributes. Throws where the body changes what the user may not write.
 */
export function readBody(body: ItemBody, mode: CheckContext['mode'], rules: ItemRules, stored?: StoredValues) {
  const given: ItemDraft = mode === 'create' ? { ...newItemDraft(), ...draftOf(body) } : draftOf(body)
  checkWritable({ ...given, attributes: body.attributes }, mode, rules, stored)
  const { item, issues } = readItem(given, { mode, ...rules, stored: stored?.fields })
  const read = draftOf(item)
  const names = (mode === 'create' ? Object.keys(read) : Object.keys(given)) as ItemFieldName[]
  const said = names.filter((name) => read[name] !== undefined)
  const values: ItemValues = {
    fields: Object.fromEntries(said.map((name) => [name, read[name]])),
    attributes: body.attributes,
  }
  return {
    draft: given,
    values,
    fieldErrors: issues.map(fieldError),
    attributeErrors: attributeErrors(body.attributes),
  }
}

export function fieldError({ field, message, title, code, params }: DraftIssue): FieldError {
  return { field, message, ...(title && { title }), code, value: params['value'] ?? params['itemID'] }
}

function attributeErrors(attributes: KeyValue[] = []): FieldError[] {
  const seen = new Set<string>()
  return attributes.flatMap(({ key, value }, index) => {
    const isRepeated = seen.has(key)
    seen.add(key)
    const field = `attributes.${index}`
    if (isRepeated) return [{ field: `${field}.key`, message: `${key} is given twice`, value: key }]
    // oxlint-disable-next-line no-control-regex
    return /\u0000/.test(value) ? [{ field: `${field}.value`, message: `${key} contains an unreadable character` }] : []
  })
}

/**
 * Refuses what the user may not write: a change of a field whose feature they cannot write, and an item made a package
 * (sections 4 and 6). Saying again what is stored is no change, and a new item has no price yet.
 */
function checkWritable(
  given: Partial<Record<StoredField, unknown>>,
  mode: CheckContext['mode'],
  { grants, hidden, locked }: ItemRules,
  stored?: StoredValues,
) {
  const before: typeof given = { ...stored?.fields, attributes: stored?.attributes }
  for (const name of locked) {
    // Accepting the stored value of a hidden field, and no other, would reveal it. A bulk edit has none to repeat.
    const mayRepeat = mode === 'create' || (mode === 'edit' && !hidden.has(name))
    if (given[name] === undefined || (mayRepeat && isSame(given[name], before[name]))) continue
    throw lockedField(guardOf(name)!, name)
  }
  const types = itemTypeChoices(stored?.fields.type, accessTo(grants, 'CATALOG_PACKAGING').read)
  if (given.type === PACKAGE && !types.some(({ value }) => value === PACKAGE)) {
    throw lockedField('CATALOG_PACKAGING', 'type', 'READ')
  }
}

export interface StoredValues {
  fields: ItemDraft
  attributes: KeyValue[]
}

/** Blank is blank however it is written, and a price that was never given is 0. */
function isSame(one: unknown, other: unknown) {
  const plain = (value: unknown) => JSON.stringify(value === null || value === '' || value === 0 ? [] : (value ?? []))
  return plain(one) === plain(other)
}

function lockedField(feature: Feature, field: string, level: 'READ' | 'WRITE' = 'WRITE') {
  const message = explainDenied(feature, level)
  return new Failure(403, 'ER_005', message, { errors: [{ field, message }] })
}

/** Throws when there are errors, with the first message that the form shows over them (section 5). */
export function refuseErrors(errors: FieldError[]) {
  const system = errors.find(({ code }) => code === 'systemItem')
  if (system) throw refused(system.message, errors)
  const [message] = messagesOver(errors)
  if (message) throw refused(message, errors)
}

/** To sort or to filter by what the user may not see would reveal it. */
export function refuseHidden(grants: Grants, field: string) {
  const name = field as StoredField
  if (hiddenFields(grants).has(name)) throw forbidden(explainDenied(guardOf(name)!, 'READ'))
}

/** The filter as this user may apply it. Throws where it asks for what they may not see. */
export function selectionOf(grants: Grants, filter: ItemFilter): ItemSelection {
  if (filter.attribute) refuseHidden(grants, 'attributes')
  filter.missing?.forEach((field) => refuseHidden(grants, field))
  return { ...filter, ranges: rangesOf(grants, filter), seesSKU: !hiddenFields(grants).has('masterSKU') }
}

function rangesOf(grants: Grants, filter: ItemFilter): ItemSelection['ranges'] {
  const asked = RANGE_FIELDS.flatMap(({ value, label, kind }) => {
    const text = filter[value]
    if (text === undefined) return []
    refuseHidden(grants, value)
    const range = readItemRange(value, text)
    if (!range) throw refusedField(value, `${label} is not a range such as ${RANGE_EXAMPLES[kind]} (${text}).`, text)
    return [[value, range] as const]
  })
  return Object.fromEntries(asked)
}

const RANGE_EXAMPLES = { amount: '5..9.50', day: '2026-03-01..2026-03-31' }

/** Refuses a part of a save whose feature the user may not use so far. */
export function requireAccess(grants: Grants, feature: Feature, level: NeededLevel) {
  if (!allows(grants, feature, level)) throw forbidden(explainDenied(feature, level))
}

/** System items are read-only: every writer of an item or of what belongs to it begins with this (section 6). */
export function refuseSystemItems(itemIDs: Iterable<string>) {
  for (const itemID of itemIDs) if (isSystemItem(itemID)) refuseErrors([fieldError(systemItem(itemID))])
}
