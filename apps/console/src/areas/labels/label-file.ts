import { templateOf } from './label.mapping.ts'
import { designOf, type Label, type LabelInput } from './label.atoms.ts'

/** The most that a template can take as text, and what the server accepts. */
const MOST = 4_000_000

/** A template as a file, which another company can import. */
export function labelFile({ use, name, ...label }: Label): { blob: Blob; name: string } {
  const content = JSON.stringify({ use, design: designOf(label) }, null, 2)
  return { blob: new Blob([content], { type: 'application/json' }), name: `${name}.label.json` }
}

/** The template of a file, or why it is none. The server checks the elements. */
export function readLabelFile(text: string): LabelInput | string {
  if (text.length > MOST) return 'The file is too large to be a label.'
  try {
    const { use, design } = JSON.parse(text)
    if (typeof design?.name !== 'string' || !Array.isArray(design.elements) || !design.stock) return NO_LABEL
    return { use: use ?? 'OTHER', status: 'Active', design: templateOf(design) }
  } catch {
    return NO_LABEL
  }
}

const NO_LABEL = 'This file is not a label. Choose a JSON file that was exported from a label.'
