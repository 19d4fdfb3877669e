import { allows } from '@greenroom/permissions'
import {
  type ColumnMapping,
  guessColumns,
  IMPORT_DEFAULTS,
  type ImportOptions,
  itemFields,
  type ItemFieldName,
  restrictedCharacters,
} from '@greenroom/validation'
import { atom, type Getter, type Setter } from 'jotai'
import { systemConfigurationAtom } from '#app/reference.atoms.ts'
import { grantsAtom } from '#app/session.atoms.ts'
import type { ImportReader, ReadingSummary } from './import-reader.ts'
import type { OpenedFile } from './open-file.ts'
import { ownAtom } from './own-atom.ts'
import type { Progress } from './reading.ts'
import { startReader } from './start-reader.ts'

/** What new items get in fields without a column. Amounts as typed. */
export type Defaults = { type: number; costPrice: string; sellingPrice: string }

/** What the user decides before anything is sent. */
export type Plan = { mapping: ColumnMapping; options: ImportOptions; defaults: Defaults }

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
  /** `waiting` until there is a column for the item ID. */
  reading: ReadingState
  /** The import that this reading was sent as. */
  importID?: string
}

export type FileState =
  | { at: 'none' }
  | { at: 'opening'; file: File }
  | { at: 'fault'; file: File; message: string }
  | { at: 'open'; draft: Draft }

const NONE: FileState = { at: 'none' }

/** The file that the user works on. It stays when the screen is left, and is gone when the page is. */
export const fileAtom = ownAtom<FileState>(NONE)

/** Ends the worker that reads the file. */
const closeReaderAtom = atom({ close: () => {} })

/** What is preselected: mending that loses nothing. Replacing characters changes names, so the user decides. */
const OPTIONS: ImportOptions = { trimSpaces: true, skipWithoutName: true }

const DEFAULTS: Defaults = {
  type: IMPORT_DEFAULTS.type,
  costPrice: String(IMPORT_DEFAULTS.costPrice),
  sellingPrice: String(IMPORT_DEFAULTS.sellingPrice),
}

/** Opens a file, guesses its columns and begins to read it. */
export const chooseFileAtom = atom(null, async (get, set, file: File) => {
  set(dropFileAtom)
  set(fileAtom, { at: 'opening', file })
  const { reader, close } = startReader()
  set(closeReaderAtom, { close })
  try {
    const [opened, configuration] = await Promise.all([reader.open(file), get(systemConfigurationAtom)])
    const grants = get(grantsAtom)
    const hidden = itemFields
      .filter(({ feature }) => feature && !allows(grants, feature, 'READ'))
      .map(({ name }) => name)
    const plan = { mapping: guessColumns(opened.columns, opened.sample), options: OPTIONS, defaults: DEFAULTS }
    const restricted = restrictedCharacters(configuration)
    const draft: Draft = { file, opened, reader, plan, restricted, hidden, reading: { at: 'waiting' } }
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

/** Forgets the file. */
export const dropFileAtom = atom(null, (get, set) => {
  get(closeReaderAtom).close()
  set(fileAtom, NONE)
})

async function read(get: Getter, set: Setter, { reader, plan, restricted, hidden }: Draft) {
  const tell = (reading: ReadingState) => {
    const now = get(fileAtom)
    if (now.at === 'open' && now.draft.reader === reader)
      set(fileAtom, { at: 'open', draft: { ...now.draft, reading } })
  }
  if (plan.mapping.itemID === undefined) {
    tell({ at: 'waiting' })
    return reader.stop()
  }
  tell({ at: 'reading', progress: { rows: 0, bytes: 0 } })
  try {
    const settings = { mapping: plan.mapping, options: plan.options, restricted, hidden }
    const summary = await reader.read(settings, (progress) => tell({ at: 'reading', progress }))
    if (summary) tell({ at: 'read', summary })
  } catch (error) {
    tell({ at: 'fault', message: wordsOf(error) })
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
