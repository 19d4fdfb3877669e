import type { Density, Size } from '../dots.ts'
import type { LabelIssue } from '../issue.ts'
import { MEDIA, stockOf } from '../media/media.ts'
import type { LabelElement, LabelStock, LabelTemplate } from '../template.ts'
import { elementsOf } from './zpl-elements.ts'
import { readZpl, type ZplLabel } from './zpl.ts'

/** What a ZPL text can't be imported for; `line` is counted from 1. */
export type ZplProblem = Readonly<{ line: number; message: string }>

/** A template that prints the same label, or why there is none. */
export type ZplImport =
  | Readonly<{
      template: LabelTemplate
      /** How many parts became images, such as QR codes and barcodes without readable characters. */
      images: number
    }>
  | Readonly<{ problems: readonly ZplProblem[] }>

/**
 * A template from the ZPL that `toZpl` wrote, for a printer of this density: every part in its place, to the dot, with the
 * printed texts. Copies and the setup of a printer are no part of a template. What would print differently is a problem.
 */
export function importZpl(zpl: string, name: string, density: Density): ZplImport {
  const text = `${zpl.replaceAll('\r\n', '\n').trimEnd()}\n`
  const reading = readZpl(text)
  if ('faultyLine' in reading) return { problems: [unreadable(text, reading.faultyLine)] }
  const label = reading.labels[0]!
  const different = reading.labels.findIndex((each) => !isSame(each, label))
  if (different > 0) {
    const message = 'This label differs from the first. Import a file with one label.'
    return { problems: [{ line: startOfLabel(text, different), message }] }
  }
  const stock = stockFor(label, density)
  const { elements, faults } = elementsOf(label.fields, stock)
  const first = text.split('\n').findIndex((line) => line.startsWith('^FO')) + 1
  const problems = faults.map(({ field, issue }) => ({ line: first + field, message: wordsOf(issue) }))
  if (problems.length > 0) return { problems }
  return { template: { version: 1, name, stock, elements }, images: elements.filter(isImage).length }
}

const isImage = ({ type }: LabelElement) => type === 'image'

/** Whether two labels differ in their copies at most. */
function isSame({ copies: _, ...one }: ZplLabel, { copies: __, ...other }: ZplLabel): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The roll or sheet of this size, if there is one. */
function stockFor({ width, height }: Size, density: Density): LabelStock {
  const known = MEDIA.map((media) => stockOf(media, density)).find(
    (stock) => stock.width === width && stock.height === height,
  )
  return known ?? { width, height, density }
}

function startOfLabel(text: string, index: number): number {
  const starts = text.split('\n').flatMap((line, at) => (line === '^XA' ? [at + 1] : []))
  return starts[index] ?? 1
}

function wordsOf(issue: LabelIssue | undefined): string {
  return ['This part would print differently.', issue?.message].filter(Boolean).join(' ')
}

/** The commands of `toZpl`. */
const COMMANDS = ['XA', 'CI', 'PW', 'LL', 'LH', 'MD', 'LS', 'LT', 'FO', 'A0', 'FH', 'FD', 'FS', 'GF', 'GB', 'PQ', 'XZ']

/** The longest part of a line in a message. */
const SHOWN = 40

/** Names the first unknown command from a faulty line on, or else that line. */
function unreadable(text: string, faultyLine: number): ZplProblem {
  const lines = text.split('\n')
  for (const [at, content] of lines.entries()) {
    if (at < faultyLine - 1) continue
    const command = content
      .match(/[\^~][A-Z@][A-Z0-9@]?/g)
      ?.find((each) => each[0] === '~' || !COMMANDS.includes(each.slice(1)))
    if (command) return { line: at + 1, message: `${command} can't be imported. ${ONLY_OURS}` }
  }
  const content = lines[faultyLine - 1] ?? ''
  const shown = content.length > SHOWN ? `${content.slice(0, SHOWN)}…` : content
  return { line: faultyLine, message: `“${shown}” can't be imported. ${ONLY_OURS}` }
}

const ONLY_OURS = 'Choose ZPL that was downloaded or copied here.'
