import { dataOf } from '@greenroom/api-client'
import { allows } from '@greenroom/permissions'
import { type ItemFieldName, itemFields } from '@greenroom/catalog'
import { type FileForm, IMPORT_DEFAULTS, isShop, type KnownEntries, recognizeForm } from '@greenroom/imports'
import { restrictedCharacters } from '@greenroom/validation'
import { atom, type Getter, type Setter } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { formatsAtom } from '#data/formats.ts'
import { systemConfigurationAtom } from '#data/reference.atoms.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { type Defaults, type Plan, planFor } from '../reading/form-plan.ts'
import type { ImportMapping, ImportReader, MissingEntries, ReadingSummary } from '../reading/import-reader.ts'
import { creatableListsAtom, knownEntriesAtom } from './known-entries.atoms.ts'
import type { Dialect } from '#records/import/dialect.ts'
import type { OpenedFile } from '#records/import/open-file.ts'
import { ownAtom } from '#session/own-atom.ts'
import type { Concerns, Progress, ShopColumns } from '../reading/reading.ts'
import { startReader } from '../reading/start-reader.ts'

/** `waiting` until a column is mapped to the item ID. */
export type ReadingState =
  | { at: 'reading'; progress: Progress }
  | { at: 'read'; summary: ReadingSummary }
  | { at: 'fault'; message: string }
  | { at: 'waiting' }

/** A file that is being prepared. The worker holds its rows. */
export type Draft = {
  file: File
  opened: OpenedFile
  reader: ImportReader
  plan: Plan
  restricted: string
  priceDecimals: number
  hidden: readonly ItemFieldName[]
  known: KnownEntries
  /** The columns of the last applied import with the same header row. */
  remembered: ImportMapping | null
  /** The import that this reading was sent as. */
  importID?: string
}

export type FileState =
  | { at: 'none' }
  | { at: 'opening'; file: File }
  | { at: 'fault'; file: File; message: string }
  | { at: 'open'; draft: Draft }

const NONE: FileState = { at: 'none' }
const WAITING: ReadingState = { at: 'waiting' }

/** The file being prepared. It survives leaving the screen, but not a reload. */
export const fileAtom = ownAtom<FileState>(NONE)

/**
 * The reading of the whole file under the latest plan. Separate from the draft, because it changes ten times a second.
 */
export const readingAtom = ownAtom<ReadingState>(WAITING)

/** Stops the worker that reads the file. */
const closeReaderAtom = atom({ close: () => {} })

/** How many rows each choice affects, from the latest complete reading; null before the first. */
export const concernsAtom = ownAtom<Concerns | null>(null)

/** Unknown names, from the latest complete reading. */
export const missingAtom = ownAtom<readonly MissingEntries[]>([])

/** What becomes of the columns of another shop's file, from the latest complete reading; null before the first. */
export const shopColumnsAtom = ownAtom<ShopColumns | null>(null)

const DEFAULTS: Defaults = {
  type: IMPORT_DEFAULTS.type,
  costPrice: String(IMPORT_DEFAULTS.costPrice),
  sellingPrice: String(IMPORT_DEFAULTS.sellingPrice),
}

/** Opens a file, detects its format, guesses its columns and starts reading it. */
export const chooseFileAtom = atom(null, async (get, set, file: File) => {
  set(dropFileAtom)
  const { reader, close } = startReader()
  set(closeReaderAtom, { close })
  await open(get, set, file, reader)
})

/** Opens the file again, written in another way than was found. */
export const changeDialectAtom = atom(null, async (get, set, dialect: Dialect) => {
  const state = get(fileAtom)
  if (state.at === 'open') await open(get, set, state.draft.file, state.draft.reader, dialect)
})

async function open(get: Getter, set: Setter, file: File, reader: ImportReader, dialect?: Dialect) {
  set(fileAtom, { at: 'opening', file })
  try {
    set(readingAtom, WAITING)
    set(concernsAtom, null)
    set(missingAtom, [])
    set(shopColumnsAtom, null)
    const [opened, configuration, { priceDecimals }, known] = await Promise.all([
      reader.open(file, dialect),
      get(systemConfigurationAtom),
      get(formatsAtom),
      get(knownEntriesAtom),
    ])
    const grants = get(grantsAtom)
    const hidden = itemFields
      .filter(({ feature }) => feature && !allows(grants, feature, 'READ'))
      .map(({ name }) => name)
    const form = recognizeForm(opened.columns)
    const remembered = form === 'other' ? await lastMapping(get, opened) : null
    const plan = { ...planFor(form, opened, known, get(creatableListsAtom), remembered), defaults: DEFAULTS }
    const restricted = restrictedCharacters(configuration)
    const draft: Draft = { file, opened, reader, plan, restricted, priceDecimals, hidden, known, remembered }
    set(fileAtom, { at: 'open', draft })
    await read(get, set, draft)
  } catch (error) {
    set(fileAtom, { at: 'fault', file, message: wordsOf(error) })
  }
}

async function lastMapping(get: Getter, { columns }: OpenedFile) {
  return dataOf(await get(apiAtom).POST('/items/imports/mapping', { body: { columns } })).body.mapping
}

/** Changes the plan, and reads the file again if that affects the result. */
export const changePlanAtom = atom(null, async (get, set, change: Partial<Plan>) => {
  const state = get(fileAtom)
  if (state.at !== 'open') return
  const draft = { ...state.draft, plan: { ...state.draft.plan, ...change }, importID: undefined }
  set(fileAtom, { at: 'open', draft })
  if (change.mapping || change.options) await read(get, set, draft)
})

/** Switches to another file format than the detected one. */
export const changeFormAtom = atom(null, async (get, set, form: FileForm) => {
  const state = get(fileAtom)
  if (state.at !== 'open') return
  const { opened, known, remembered } = state.draft
  set(concernsAtom, null)
  set(missingAtom, [])
  set(shopColumnsAtom, null)
  await set(changePlanAtom, planFor(form, opened, known, get(creatableListsAtom), remembered))
})

/** Closes the file. */
export const dropFileAtom = atom(null, (get, set) => {
  get(closeReaderAtom).close()
  set(fileAtom, NONE)
})

async function read(get: Getter, set: Setter, { reader, plan, restricted, hidden, known }: Draft) {
  const isLatest = () => {
    const file = get(fileAtom)
    const now = file.at === 'open' ? file.draft : undefined
    return now?.reader === reader && now.plan.mapping === plan.mapping && now.plan.options === plan.options
  }
  const tell = (state: ReadingState) => isLatest() && set(readingAtom, state)
  if (!isShop(plan.form) && plan.mapping.itemID === undefined) {
    tell(WAITING)
    return reader.stop()
  }
  tell({ at: 'reading', progress: { rows: 0, bytes: 0 } })
  try {
    const { form, mapping, attributes, options } = plan
    const settings = { form, mapping, attributes, options, restricted, hidden, known }
    const summary = await reader.read(settings, (progress) => tell({ at: 'reading', progress }))
    if (!summary || !isLatest()) return
    tell({ at: 'read', summary })
    set(concernsAtom, summary.concerns)
    set(shopColumnsAtom, summary.shopColumns ?? null)
    set(missingAtom, summary.missing)
  } catch (error) {
    tell({ at: 'fault', message: wordsOf(error) })
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
