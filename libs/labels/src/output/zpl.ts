import { copiesOf, type LabelCopies } from '../copies.ts'
import { type Dots, dots } from '../dots.ts'
import type { LabelLayout } from '../placed.ts'
import { fieldOf, readField, writeField, type ZplField } from './zpl-fields.ts'

/**
 * Labels in ZPL II, 7-bit ASCII, one command per line. Each label sets everything that a printer would keep from the
 * previous one. Barcodes are sent dot by dot: printers silently pad, cut and repair values and differ in their automatic
 * modes, and this way no item data reaches a barcode command. Throws on an invalid number of copies.
 */
export function toZpl(labels: readonly LabelCopies[], setup?: PrinterSetup): string {
  return labels.map((label) => labelZpl(label.layout, copiesOf(label), setup)).join('')
}

/** What one printer needs for the same label as any other: darkness is relative, offsets are dots to the right and down. */
export type PrinterSetup = Readonly<{ darkness: number; offsetX: number; offsetY: number }>

function labelZpl({ stock, placed }: LabelLayout, copies: number, setup: PrinterSetup | undefined): string {
  if (copies === 0) return ''
  const lines = ['^XA', '^CI28', `^PW${stock.width}`, `^LL${stock.height}`, '^LH0,0']
  // Printers shift to the left.
  if (setup) lines.push(`^MD${setup.darkness}`, `^LS${0 - setup.offsetX}`, `^LT${setup.offsetY}`)
  for (const part of placed) lines.push(writeField(fieldOf(part)))
  lines.push(`^PQ${copies}`, '^XZ')
  return `${lines.join('\n')}\n`
}

/** A label as a printer sees it. A bitmap is read back as wide as its bytes. */
export type ZplLabel = Readonly<{ width: Dots; height: Dots; copies: number; fields: readonly ZplField[] }>

/** Reads the labels of a ZPL text, or returns the line, counted from 1, that differs from the output of `toZpl`. */
export type ZplReading = Readonly<{ labels: readonly ZplLabel[] } | { faultyLine: number }>

const LABEL =
  /\^XA\n\^CI28\n\^PW(?<width>\d{1,5})\n\^LL(?<height>\d{1,5})\n\^LH0,0\n(?<setup>\^MD-?\d{1,2}\n\^LS-?\d{1,3}\n\^LT-?\d{1,3}\n)?(?<fields>(?:\^FO[^\n]*\n)*)\^PQ(?<copies>\d{1,8})\n\^XZ\n/y

/** Reads the output of `toZpl`, and nothing else. */
export function readZpl(zpl: string): ZplReading {
  const labels: ZplLabel[] = []
  let at = 0
  while (at < zpl.length) {
    LABEL.lastIndex = at
    const { width, height, copies, setup, fields: body = '' } = LABEL.exec(zpl)?.groups ?? {}
    if (width === undefined) return { faultyLine: lineAt(zpl, at) }
    const fields: ZplField[] = []
    for (const [line, text] of body.split('\n').slice(0, -1).entries()) {
      const field = readField(text)
      if (!field) return { faultyLine: lineAt(zpl, at) + HEAD_LINES + (setup ? SETUP_LINES : 0) + line }
      fields.push(field)
    }
    labels.push({ width: dots(Number(width)), height: dots(Number(height)), copies: Number(copies), fields })
    at = LABEL.lastIndex
  }
  return { labels }
}

const HEAD_LINES = 5
const SETUP_LINES = 3

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
