import type { components } from '@greenroom/openapi'
import { type ItemChange, itemChanges, itemOf } from '@greenroom/validation'
import { type Encoding, inItsEncoding } from './file-text.ts'
import { type OpenedFile, openFile } from './open-file.ts'
import {
  type Concerns,
  type Progress,
  readFile,
  type Reading,
  type ReadingSettings,
  type SkippedRow,
} from './reading.ts'
import { runsOf } from './runs.ts'

export type ImportPart = components['schemas']['ImportPart']

/** What a reading comes to, in numbers. */
export type ReadingSummary = {
  rows: number
  items: number
  skipped: number
  /** Rows, each counted once however much is wrong with it. */
  rejected: number
  conflicts: number
  /** Groups of item IDs that differ by case alone. */
  byCase: number
  concerns: Concerns
  /** Items and rejections to be sent, and in how many parts. */
  entries: number
  parts: number
}

export type ConflictLine = { line: number; itemID: string; changes: ItemChange[] }

/**
 * Holds one file and its latest reading. Lives in the worker, where the rows stay; what it answers is plain data.
 * Tests and the worker's both ends know it by this interface.
 */
export interface ImportReader {
  open(file: File): Promise<OpenedFile>
  /** Null when another reading or `stop` has come in between. */
  read(settings: ReadingSettings, onProgress: (progress: Progress) => void): Promise<ReadingSummary | null>
  stop(): Promise<void>
  /** One part to be sent, counted from 0. */
  part(index: number): Promise<ImportPart>
  conflicts(from: number, to: number): Promise<ConflictLine[]>
  skipped(from: number, to: number): Promise<SkippedRow[]>
  byCase(from: number, to: number): Promise<string[][]>
}

/** The contract's limits of a part. The size keeps a part of wide rows well under what a server takes in one piece. */
const PART_LIMIT = 2000
const PART_SIZE = 500_000

export function createImportReader(): ImportReader {
  let current: { file: File; encoding: Encoding; opened: OpenedFile } | undefined
  let latest: { reading: Reading; parts: ImportPart[] } | undefined
  let run = 0

  const held = () => {
    if (!latest) throw new Error('The file has not been read yet')
    return latest
  }

  return {
    async open(file) {
      run++
      latest = undefined
      return inItsEncoding(file, async (encoding) => {
        const opened = await openFile(file, encoding)
        current = { file, encoding, opened }
        return opened
      })
    },

    async read(settings, onProgress) {
      if (!current) throw new Error('No file is open')
      const { file, opened } = current
      const mine = ++run
      latest = undefined
      try {
        const reading = await inItsEncoding(file, (encoding) =>
          readFile(file, encoding, opened, settings, (progress) => {
            if (mine !== run) throw new Superseded()
            onProgress(progress)
          }),
        )
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

function summaryOf({ groups, rejections, byCase, concerns }: Reading, parts: number): ReadingSummary {
  const { items, rows, skipped, rejected, conflicts } = groups
  const entries = items.size + rejections.length
  return { rows, items: items.size, skipped, rejected, conflicts, byCase: byCase.length, concerns, entries, parts }
}

function partsOf({ groups, rejections }: Reading): ImportPart[] {
  const items = Array.from(groups.items.values(), ({ line, values }) => ({ line, item: itemOf(values) }))
  const itemRuns = runsOf(items, ({ item }) => JSON.stringify(item).length, PART_LIMIT, PART_SIZE)
  const rejectionRuns = runsOf(rejections, ({ cells }) => cells.join('","').length, PART_LIMIT, PART_SIZE)
  return Array.from({ length: Math.max(itemRuns.length, rejectionRuns.length) }, (_, index) => ({
    items: itemRuns[index] ?? [],
    rejections: rejectionRuns[index] ?? [],
  }))
}
