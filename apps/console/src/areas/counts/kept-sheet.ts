import type { components } from '@greenroom/openapi'
import { fields, listOf, number, orNull, type Reader, text } from '#browser/record-readers.ts'
import { forget, keep, type Owner, readStored, type RecordKind } from '#browser/stored-records.ts'

type CountSheet = components['schemas']['CountSheet']

/** What somebody counted or scanned on this device, kept until the server has it. */
export type CountEntry = {
  /** Of the count. */
  number: string
  sheetID: string
  sequence: number
  /** Null while nobody knows which item a scanned code is of. */
  itemID: string | null
  /** As scanned; null if it was counted by hand. */
  code: string | null
  section: string
  round: number
  quantity: number
  /** Epoch milliseconds by the clock of the device. */
  at: number
}

export const COUNT_ENTRY: RecordKind<CountEntry> = {
  name: 'countEntry',
  version: 1,
  read: fields({
    number: text,
    sheetID: text,
    sequence: number,
    itemID: orNull(text),
    code: orNull(text),
    section: text,
    round: number,
    quantity: number,
    at: number,
  }),
}

const DIGITS = 10

/** In the order in which a sheet sends its entries. */
export function entryID({ number: count, sheetID, sequence }: CountEntry): string {
  return `${count}.${sheetID}.${String(sequence).padStart(DIGITS, '0')}`
}

const readExpected: Reader<number | null> = (value) => orNull(number)(value ?? null)

const readSheet = fields<CountSheet>({
  number: text,
  state: text,
  placeName: orNull(text),
  sections: listOf(text),
  items: listOf(
    fields<CountSheet['items'][number]>({
      itemID: text,
      itemName: text,
      codes: listOf(text),
      expected: readExpected,
      round: number,
    }),
  ),
  counted: listOf(
    fields<CountSheet['counted'][number]>({ itemID: text, section: text, quantity: number, by: listOf(text) }),
  ),
  received: listOf(fields<CountSheet['received'][number]>({ sheetID: text, sequence: number })),
})

const kindOf = (count: string): RecordKind<CountSheet> => ({
  name: `countSheet.${count}`,
  version: 1,
  perTab: true,
  read: readSheet,
})

/** One after the other, so that each is stored when its promise is settled. */
let written = Promise.resolve()

/** Keeps an open sheet for a reload without a connection. */
export function keepSheet(sheet: CountSheet, owner: Owner): Promise<void> {
  // Without room in the browser, nothing is kept.
  written = written.then(() => keep(kindOf(sheet.number), sheet, owner)).catch(() => undefined)
  return written
}

export function forgetSheet(count: string, owner: Owner): void {
  written = written.then(() => forget(kindOf(count), owner))
}

export function keptSheet(count: string, owner: Owner): Promise<CountSheet | undefined> {
  return readStored(kindOf(count), owner)
}
