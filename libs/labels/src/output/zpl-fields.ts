import { type Bitmap, bytesPerRow } from './bitmap.ts'
import { type Dots, dots, ORIENTATIONS, type Orientation, type Size } from '../dots.ts'
import { MAX_ROUNDING } from '../limits.ts'
import type { Placed, PlacedBox } from '../placed.ts'
import { compressBitmap, expandBitmap } from './zpl-graphic.ts'
import { escapeFieldData, unescapeFieldData } from './zpl-data.ts'

type At = Readonly<{ x: Dots; y: Dots }>

/** A part of a label as a printer sees it: its position and its drawing. */
export type ZplField = At &
  (
    | Readonly<{ kind: 'text'; orientation: Orientation; fontSize: Dots; text: string }>
    | Readonly<{ kind: 'bitmap'; bitmap: Bitmap } & Size>
    | Readonly<{ kind: 'box' } & Size & Pick<PlacedBox, 'thickness' | 'color' | 'rounding'>>
  )

export function fieldOf(part: Placed): ZplField {
  switch (part.kind) {
    case 'text': {
      const { cell, orientation, fontSize, text } = part
      return { x: cell.x, y: cell.y, kind: 'text', orientation, fontSize, text }
    }
    case 'bitmap':
      return { ...part.box, kind: 'bitmap', bitmap: part.bitmap }
    case 'box': {
      const { box, thickness, color, rounding } = part
      return { ...box, kind: 'box', thickness, color, rounding }
    }
  }
}

/** A field as one line of ZPL. Item data reaches only the text, which is escaped. */
export function writeField(field: ZplField): string {
  return `^FO${field.x},${field.y}${content(field)}^FS`
}

function content(field: ZplField): string {
  switch (field.kind) {
    case 'text':
      return `^A0${field.orientation},${field.fontSize},${field.fontSize}^FH_^FD${escapeFieldData(field.text)}`
    case 'bitmap': {
      const row = bytesPerRow(field)
      const size = row * field.height
      return `^GFA,${size},${size},${row},${compressBitmap(field.bitmap, field)}`
    }
    case 'box':
      return `^GB${field.width},${field.height},${field.thickness},${field.color},${field.rounding}`
  }
}

const FIELD = /^\^FO(\d{1,5}),(\d{1,5})(\^A0|\^GFA,|\^GB)([^^~]*)(?:\^FH_\^FD([^^~]*))?\^FS$/

/** Reads one line that `writeField` wrote; undefined for any other input. */
export function readField(line: string): ZplField | undefined {
  const [, x, y, command, params = '', data] = FIELD.exec(line) ?? []
  const at = { x: dots(Number(x)), y: dots(Number(y)) }
  const values = params.split(',')
  if (command === '^A0' && data !== undefined) return readText(at, values, data)
  if (data !== undefined) return undefined
  return command === '^GB' ? readBox(at, values) : readBitmap(at, params)
}

function readText(at: At, [turn, height, width, ...more]: string[], data: string): ZplField | undefined {
  const orientation = ORIENTATIONS.find((each) => each === turn)
  const text = unescapeFieldData(data)
  const fontSize = wholeNumber(height)
  if (!orientation || text === undefined || fontSize === undefined || height !== width || more.length > 0)
    return undefined
  return { ...at, kind: 'text', orientation, fontSize, text }
}

function readBox(at: At, [across, down, thick, color, round, ...more]: string[]): ZplField | undefined {
  const [width, height, thickness, rounding] = [across, down, thick, round].map(wholeNumber)
  if (width === undefined || height === undefined || thickness === undefined || rounding === undefined) return undefined
  if ((color !== 'B' && color !== 'W') || rounding > MAX_ROUNDING || more.length > 0) return undefined
  return { ...at, kind: 'box', width, height, thickness, color, rounding }
}

function readBitmap(at: At, params: string): ZplField | undefined {
  const [, bytes, total, perRow, data = ''] = /^(\d+),(\d+),(\d+),(.*)$/.exec(params) ?? []
  const row = Number(perRow)
  const height = Number(bytes) / row
  if (bytes !== total || !Number.isInteger(height)) return undefined
  const bitmap = expandBitmap(data, 8 * row, height)
  return bitmap && { ...at, kind: 'bitmap', bitmap, width: bitmap.width, height: bitmap.height }
}

function wholeNumber(text = ''): Dots | undefined {
  return /^\d{1,5}$/.test(text) ? dots(Number(text)) : undefined
}
