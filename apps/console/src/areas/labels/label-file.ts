import { type Density, importZpl, type ZplProblem } from '@greenroom/labels'
import { countOf } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import { templateOf } from './label.mapping.ts'
import { designOf, type Label, type LabelInput } from './label.atoms.ts'

/** The most that a template can take as text, and what the server accepts. */
const MOST = 4_000_000

/** The version of the shape of a design that this console reads and writes. */
const VERSION = 1

/** A template as a file, which another company can import. */
export function labelFile({ use, name, ...label }: Label): { blob: Blob; name: string } {
  const content = JSON.stringify({ use, design: designOf(label) }, null, 2)
  return { blob: new Blob([content], { type: 'application/json' }), name: `${name}.label.json` }
}

/** The template of a file, with what the user should know about it; or why it is none. */
export type LabelFileReading = { input: LabelInput; note?: string } | { problem: string }

type Settings = {
  /** Of the printer that ZPL was made for. */
  density: Density
  /** The characters that no name has. */
  restricted: string
}

/** Reads a file by its name: JSON that was exported, or ZPL. The server checks the elements. */
export function readLabelFile(fileName: string, text: string, settings: Settings): LabelFileReading {
  if (text.length > MOST) return { problem: 'The file is too large to be a label.' }
  return /\.json$/i.test(fileName) ? readJson(text) : readZplFile(nameOf(fileName, settings), text, settings.density)
}

function readJson(text: string): LabelFileReading {
  try {
    const { use, design } = JSON.parse(text)
    if (typeof design?.name !== 'string' || !Array.isArray(design.elements) || !design.stock) return NO_LABEL
    if (design.version !== VERSION) {
      const format = `label format ${String(design.version)}, and this version of the console reads format ${VERSION}`
      return { problem: `The file has ${format}. Export the label again from a console of this version.` }
    }
    return { input: { use: use ?? 'OTHER', status: 'Active', design: templateOf(design) } }
  } catch {
    return NO_LABEL
  }
}

const NO_LABEL = { problem: 'This file is not a label. Choose a JSON file that was exported from a label.' }

function readZplFile(name: string, text: string, density: Density): LabelFileReading {
  const found = importZpl(text, name, density)
  if ('problems' in found) return { problem: problemsInWords(found.problems) }
  const { template, images } = found
  const parts = `${countOf(images, 'part')} became ${images === 1 ? 'an image' : 'images'}, such as a QR code.`
  const texts = 'Its texts are those of the printed label: choose fields of the item for them.'
  return {
    input: { use: 'OTHER', status: 'Active', design: template },
    note: images > 0 ? `${texts} ${parts}` : texts,
  }
}

/** How many problems are told at once. */
const TOLD = 3

function problemsInWords(problems: readonly ZplProblem[]): string {
  const told = problems.slice(0, TOLD).map(({ line, message }) => `Line ${line}: ${message}`)
  const more = problems.length - told.length
  return [...told, ...(more > 0 ? [`${countOf(more, 'more line')} can't be imported.`] : [])].join(' ')
}

/** The name of a file as that of a label. */
function nameOf(fileName: string, { restricted }: Settings): string {
  const name = fileName.replace(/(\.label)?\.\w+$/, '')
  const allowed = [...name].filter((character) => !restricted.includes(character)).join('')
  return allowed.slice(0, recordLimit('labelTemplate', 'name')).trim() || 'Imported label'
}
