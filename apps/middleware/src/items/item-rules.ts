import { accessTo, allows, explainDenied, type Feature, type Grants, isSystemItem } from '@greenroom/permissions'
import {
  ATTRIBUTE_HIERARCHY_VALIDATION,
  type CheckContext,
  CORRECT_MARKED_FIELDS,
  draftOf,
  type Issue,
  type ItemDraft,
  type ItemFieldName,
  itemField,
  itemTypeChoices,
  newItemDraft,
  PACKAGE,
  type ParentOf,
  readItem,
  restrictedCharacters,
  SPECIAL_CHARS_RESTRICTED,
  SYSTEM_ITEM_LOCKED,
} from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import type { KeyValue } from '../database/catalog-tables.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { Failure, type FieldError, refused } from '../failures.ts'
import { hiddenFields, lockedFields } from './item-columns.ts'
import { parentsIfChecked } from './item-hierarchy.ts'

export type ItemBody = components['schemas']['ItemFields']

/** What an item body says, flat: fields of the Main Info as they are stored, and the two that the form keeps beside. */
export interface ItemValues {
  fields: ItemDraft
  defaultItem?: boolean
  attributes?: KeyValue[]
}

/** What the rules need to know of the company and the user. */
export interface ItemRules {
  restricted: string
  grants: Grants
  hidden: ReadonlySet<ItemFieldName>
  locked: ReadonlySet<ItemFieldName>
  /** Only where the hierarchy of classifications is checked. */
  parentOf: ParentOf | undefined
}

export async function itemRules(db: CompanyQueries, grants: Grants): Promise<ItemRules> {
  const configurations = await db
    .selectFrom('system_configuration')
    .select(['key', 'value', 'status'])
    .where('key', 'in', [SPECIAL_CHARS_RESTRICTED, ATTRIBUTE_HIERARCHY_VALIDATION])
    .execute()
  return {
    restricted: restrictedCharacters(configurations),
    grants,
    hidden: hiddenFields(grants),
    locked: lockedFields(grants),
    parentOf: await parentsIfChecked(db, configurations),
  }
}

/**
 * The values of a body, and everything that the rules of section 5 say against them. Throws where the body changes what
 * the user may not write.
 */
export function readBody(body: ItemBody, mode: CheckContext['mode'], rules: ItemRules, stored?: StoredValues) {
  const given: ItemDraft = mode === 'create' ? { ...newItemDraft(), ...draftOf(body) } : draftOf(body)
  checkWritable(given, body.attributes, rules, stored)
  const { item, issues } = readItem({ ...besideThem(given, stored?.fields), ...given }, { mode, ...rules })
  const read = draftOf(item)
  const names = (mode === 'create' ? Object.keys(read) : Object.keys(given)) as ItemFieldName[]
  const said = names.filter((name) => read[name] !== undefined)
  const values: ItemValues = {
    fields: Object.fromEntries(said.map((name) => [name, read[name]])),
    defaultItem: body.defaultItem,
    attributes: body.attributes,
  }
  return { values, errors: [...issues.map(fieldError), ...attributeErrors(body.attributes)] }
}

export function fieldError({ field, message, code, params }: Issue): FieldError {
  return { field, message, code, value: params['value'] }
}

/** Fields that are judged together: what one of them stays at is needed to judge the other. */
const TOGETHER: ItemFieldName[][] = [
  ['upc', 'additionalUPCs'],
  ['minimumLevel', 'maximumLevel'],
  ['department', 'category', 'subcategory'],
]

function besideThem(given: ItemDraft, stored: ItemDraft | undefined): ItemDraft {
  const draft: Partial<Record<ItemFieldName, unknown>> = {}
  for (const fields of TOGETHER) {
    if (fields.some((name) => given[name] !== undefined)) for (const name of fields) draft[name] = stored?.[name]
  }
  return draft as ItemDraft
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
 * Refuses what the user may not write: a change of a field whose feature they cannot write, additional attributes, and
 * an item made a package (sections 4 and 6). Saying again what is stored is no change, and a new item has no price yet.
 */
function checkWritable(given: ItemDraft, attributes: KeyValue[] | undefined, rules: ItemRules, stored?: StoredValues) {
  const { grants, locked } = rules
  for (const name of locked) {
    if (given[name] === undefined || isSame(given[name], stored?.fields[name])) continue
    throw lockedField(itemField(name).feature!, name)
  }
  const changesAttributes = attributes && !isSame(attributes, stored?.attributes ?? [])
  if (changesAttributes && !allows(grants, 'CATALOG_CUSTOM_ATTRIBUTES', 'WRITE')) {
    throw lockedField('CATALOG_CUSTOM_ATTRIBUTES', 'attributes')
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

/** Throws when there are errors, over the sentence that the form shows (section 5). */
export function refuseErrors(errors: FieldError[]) {
  const system = errors.find(({ code }) => code === 'systemItem')
  if (system) throw refused(system.message, errors)
  if (errors.length > 0) throw refused(CORRECT_MARKED_FIELDS, errors)
}

export function refuseSystemItem(itemID: string) {
  if (!isSystemItem(itemID)) return
  throw refused(`${itemID}${SYSTEM_ITEM_LOCKED}`, [{ field: 'itemID', message: SYSTEM_ITEM_LOCKED, value: itemID }])
}
