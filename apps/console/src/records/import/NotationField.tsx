import { FILE_NOTATIONS, type FileNotation, type FileNumbers } from '@greenroom/imports'
import { Select } from '@greenroom/ui'

const NOTATIONS = FILE_NOTATIONS.map((id) => ({ id, label: id }))

type NotationFieldProps = {
  numbers: FileNumbers
  placeholder?: string
  onChange: (notation: FileNotation) => void
}

/** How a file writes numbers: as found or chosen, or a question if they can be read in two ways. */
export function NotationField({
  numbers: { notation, ambiguous },
  placeholder = 'Choose',
  onChange,
}: NotationFieldProps) {
  return (
    <Select
      label="Numbers are written as"
      options={NOTATIONS}
      value={notation ?? ''}
      placeholder={placeholder}
      description={
        ambiguous !== undefined && notation === undefined
          ? `Does the file write a decimal point or a decimal comma? ${ambiguous} can be read in two ways.`
          : undefined
      }
      onChange={(id) => onChange(id as FileNotation)}
    />
  )
}
