import type { components } from '@greenroom/openapi'
import { type ItemChange, itemChanges, itemOf, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { EntryList, NewEntry } from '@greenroom/imports'
import type { Dialect } from '#records/import/dialect.ts'
import { type OpenedFile, openFile } from '#records/import/open-file.ts'
import {
  type Concerns,
  type Progress,
  readFile,
  type Reading,
  type ReadingSettings,
  type SkippedRow,
} from './reading.ts'
import { runsOf } from '../runs.ts'

export type ImportPart = components['schemas']['ImportPart']

export type ImportMapping = components['schemas']['ImportStart']['mapping']

/** Names in a file that match no list record: the first few, their number, and the rows that use them. */
export type MissingEntries = { list: EntryList; names: string[]; count: number; rows: number }

/** The counts of a reading, and the request that starts an import of it. */
export type ReadingSummary = {
  rows: number
  items: number
  skipped: number
  /** Rows, each counted once however many problems it has. */
  rejected: number
  conflicts: number
  /** Groups of item IDs that differ only by case. */
  byCase: number
  concerns: Concerns
  unseen: number
  shopColumns: Reading['shopColumns']
  notation: Reading['notation']
  ambiguous: Reading['ambiguous']
  /** How many items and rejections will be sent, and in how many parts. */
  entries: number
  parts: number
  missing: MissingEntries[]
  columns: string[]
  mapping: ImportMapping
  newEntries: components['schemas']['NewEntry'][]
}

export type ConflictLine = { line: number; itemID: string; changes: ItemChange[] }

/** Holds one file and its latest reading. It lives in the worker with the rows and answers plain data. */
export interface ImportReader {
  /** Finds how the file is written, unless that is chosen. */
  open(file: File, chosen?: Dialect): Promise<OpenedFile>
  /** Null if another reading or `stop` interrupted it. */
  read(settings: ReadingSettings, onProgress: (progress: Progress) => void): Promise<ReadingSummary | null>
  stop(): Promise<void>
  /** One part to send, counted from 0. */
  part(index: number): Promise<ImportPart>
  conflicts(from: number, to: number): Promise<ConflictLine[]>
  skipped(from: number, to: number): Promise<SkippedRow[]>
  byCase(from: number, to: number): Promise<string[][]>
}

/** The contract's limits for a part. The size keeps a part of wide rows well under the server's request limit. */
const PART_LIMIT = 2000
const PART_SIZE = 500_000

export function createImportReader(): ImportReader {
  let current: { file: File; opened: OpenedFile } | undefined
  let latest: { reading: Reading; parts: ImportPart[] } | undefined
  let run = 0

  const held = () => {
    if (!latest) throw new Error('The file has not been read yet')
    return latest
  }

  return {
    async open(file, chosen) {
      run++
      latest = undefined
      const opened = await openFile(file, chosen)
      current = { file, opened }
      return opened
    },

    async read(settings, onProgress) {
      if (!current) throw new Error('No file is open')
      const { file, opened } = current
      const mine = ++run
      latest = undefined
      try {
        const reading = await readFile(file, opened, settings, (progress) => {
          if (mine !== run) throw new Superseded()
          onProgress(progress)
        })
        if (mine !== run) return null
        latest = { reading, parts: partsOf(reading) }
      } catch (error) {
        if (error instanceof Superseded) return null
        throw error
      }
      return summaryOf(latest.reading, latest.parts.length)
    },

    async stop() {
      run++
    },

    async part(index) {
      return held().parts[index]!
    },

    async conflicts(from, to) {
      return held()
        .reading.conflicts.slice(from, to)
        .map(({ line, itemID, before, after }) => ({ line, itemID, changes: itemChanges(before, after) }))
    },

    async skipped(from, to) {
      return held().reading.skipped.slice(from, to)
    },

    async byCase(from, to) {
      return held().reading.byCase.slice(from, to)
    },
  }
}

class Superseded extends Error {}

function summaryOf(reading: Reading, parts: number): ReadingSummary {
  const { groups, rejections, byCase, concerns, unseen, columns, shopColumns, notation, ambiguous } = reading
  const { items, rows, skipped, rejected, conflicts } = groups
  return {
    rows,
    items: items.size,
    skipped,
    rejected,
    conflicts,
    byCase: byCase.length,
    concerns,
    unseen,
    shopColumns,
    notation,
    ambiguous,
    entries: items.size + rejections.length,
    parts,
    missing: missingIn(reading),
    columns: [...columns],
    mapping: mappingOf(reading),
    newEntries: newEntriesOf(reading),
  }
}

/** The records to create: those that accepted rows refer to. */
function newEntriesOf({ entries, groups }: Reading) {
  const lists = new Set(entries.created.map(({ list }) => list))
  const used = new Set<string>()
  for (const { values, attributes } of groups.items.values()) {
    for (const list of lists) {
      if (list === 'attributes') for (const { key } of attributes) used.add(`attributes ${key}`)
      else used.add(`${list} ${String(values[list])}`)
    }
  }
  return entries.created
    .filter(({ list, id }) => used.has(`${list} ${id}`))
    .map(({ list, id, name }) => ({ kind: listKind(list), id, name }))
}

/** How many missing names of a list are shown. */
const NAMES_SHOWN = 8

function missingIn({ entries }: Reading): MissingEntries[] {
  return Array.from(entries.missing, ([list, names]) => ({
    list,
    names: [...names.keys()].slice(0, NAMES_SHOWN),
    count: names.size,
    rows: [...names.values()].reduce((sum, rows) => sum + rows, 0),
  }))
}

/** The column mapping in the shape of the API. Columns of additional attributes that no item uses are left out. */
function mappingOf({ plan, entries }: Reading): ImportMapping {
  const fields = plan.columns.map(({ field, index }) => ({ field: field.name as string, column: index }))
  const attributes = plan.attributes.flatMap(({ label, index }) => {
    const key = entries.read('attributes', label)
    return key === '' ? [] : [{ field: `attributes.${key}`, column: index }]
  })
  return [...fields, ...attributes]
}

/** The list whose records a field refers to. */
function listKind(list: NewEntry['list']): ListKind {
  return (Object.keys(LIST_KINDS) as ListKind[]).find((kind) => LIST_KINDS[kind].itemField === list)!
}

function partsOf({ groups, rejections }: Reading): ImportPart[] {
  const items = Array.from(groups.items.values(), ({ line, values, attributes, replaced, pictures = [] }) => ({
    line,
    item: attributes.length > 0 ? { ...itemOf(values), attributes } : itemOf(values),
    ...(replaced && { replaced: [...replaced] }),
    ...(pictures.length > 0 && { pictures: [...pictures] }),
  }))
  const itemRuns = runsOf(items, (item) => JSON.stringify(item).length, PART_LIMIT, PART_SIZE)
  const rejectionRuns = runsOf(rejections, ({ cells }) => cells.join('","').length, PART_LIMIT, PART_SIZE)
  return Array.from({ length: Math.max(itemRuns.length, rejectionRuns.length) }, (_, index) => ({
    items: itemRuns[index] ?? [],
    rejections: rejectionRuns[index] ?? [],
  }))
}
