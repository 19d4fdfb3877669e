import { allows } from '@greenroom/permissions'
import {
  type AttributeColumn,
  type ColumnMapping,
  type FileForm,
  IMPORT_DEFAULTS,
  type ImportOptions,
  itemFields,
  type ItemFieldName,
  type KnownEntries,
  recogniseForm,
  restrictedCharacters,
} from '@greenroom/validation'
import { atom, type Getter, type Setter } from 'jotai'
import { systemConfigurationAtom } from '#app/reference.atoms.ts'
import { grantsAtom } from '#app/session.atoms.ts'
import { planFor } from './form-plan.ts'
import type { ImportReader, MissingEntries, ReadingSummary } from './import-reader.ts'
import { creatableListsAtom, knownEntriesAtom } from './known-entries.atoms.ts'
import type { OpenedFile } from './open-file.ts'
import { ownAtom } from './own-atom.ts'
import type { Concerns, Progress } from './reading.ts'
import { startReader } from './start-reader.ts'

/** What new items get in fields without a column. Amounts as typed. */
export type Defaults = { type: number; costPrice: string; sellingPrice: string }

/** What the user decides before anything is sent. */
export type Plan = {
  form: FileForm
  mapping: ColumnMapping
  attributes: readonly AttributeColumn[]
  options: ImportOptions
  defaults: Defaults
}

/** `waiting` while no column is known to hold the item ID. */
export type ReadingState =
  | { at: 'reading'; progress: Progress }
  | { at: 'read'; summary: ReadingSummary }
  | { at: 'fault'; message: string }
  | { at: 'waiting' }

/** A file being prepared. Its rows are in the worker. */
export type Draft = {
  file: File
  opened: OpenedFile
  reader: ImportReader
  plan: Plan
  restricted: string
  hidden: readonly ItemFieldName[]
  known: KnownEntries
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

/** The file that the user works on. It stays when the screen is left, and is gone when the page is. */
export const fileAtom = ownAtom<FileState>(NONE)

/** The reading of the whole file under the latest plan. Apart from the file, because it changes ten times a second. */
export const readingAtom = ownAtom<ReadingState>(WAITING)

/** Ends the worker that reads the file. */
const closeReaderAtom = atom({ close: () => {} })

/** How many rows each choice is about, from the latest whole reading; null before the first. */
export const concernsAtom = ownAtom<Concerns | null>(null)

/** Names without an entry, likewise. */
export const missingAtom = ownAtom<readonly MissingEntries[]>([])

const DEFAULTS: Defaults = {
  type: IMPORT_DEFAULTS.type,
  costPrice: String(IMPORT_DEFAULTS.costPrice),
  sellingPrice: String(IMPORT_DEFAULTS.sellingPrice),
}

/** Opens a file, recognises it, guesses its columns and begins to read it. */
export const chooseFileAtom = atom(null, async (get, set, file: File) => {
  set(dropFileAtom)
  set(fileAtom, { at: 'opening', file })
  const { reader, close } = startReader()
  set(closeReaderAtom, { close })
  try {
    set(readingAtom, WAITING)
    set(concernsAtom, null)
    set(missingAtom, [])
    const [opened, configuration, known] = await Promise.all([
      reader.open(file),
      get(systemConfigurationAtom),
      get(knownEntriesAtom),
    ])
    const grants = get(grantsAtom)
    const hidden = itemFields
      .filter(({ feature }) => feature && !allows(grants, feature, 'READ'))
      .map(({ name }) => name)
    const form = recogniseForm(opened.columns)
    const plan = { ...planFor(form, opened, known, get(creatableListsAtom)), defaults: DEFAULTS }
    const restricted = restrictedCharacters(configuration)
    const draft: Draft = { file, opened, reader, plan, restricted, hidden, known }
    set(fileAtom, { at: 'open', draft })
    await read(get, set, draft)
  } catch (error) {
    close()
    set(fileAtom, { at: 'fault', file, message: wordsOf(error) })
  }
})

/** Changes what was decided, and reads the file anew where that changes what is read. */
export const changePlanAtom = atom(null, async (get, set, change: Partial<Plan>) => {
  const state = get(fileAtom)
  if (state.at !== 'open') return
  const draft = { ...state.draft, plan: { ...state.draft.plan, ...change }, importID: undefined }
  set(fileAtom, { at: 'open', draft })
  if (change.mapping || change.options) await read(get, set, draft)
})

/** Takes the file for something else than it was recognised as. */
export const changeFormAtom = atom(null, async (get, set, form: FileForm) => {
  const state = get(fileAtom)
  if (state.at !== 'open') return
  const { opened, known } = state.draft
  set(concernsAtom, null)
  set(missingAtom, [])
  await set(changePlanAtom, planFor(form, opened, known, get(creatableListsAtom)))
})

/** Forgets the file. */
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
  const isShop = plan.form === 'shopify' || plan.form === 'square'
  if (!isShop && plan.mapping.itemID === undefined) {
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
    set(missingAtom, summary.missing)
  } catch (error) {
    tell({ at: 'fault', message: wordsOf(error) })
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
