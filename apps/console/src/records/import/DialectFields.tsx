import { FieldGrid, Select } from '@greenroom/ui'
import { DELIMITERS, type Dialect, type Encoding, ENCODINGS } from './dialect.ts'

const ENCODING_OPTIONS = Object.entries(ENCODINGS).map(([id, label]) => ({ id, label }))

type DialectFieldsProps = { dialect: Dialect; onChange: (dialect: Dialect) => void }

/** How a file is written, to correct what was found. */
export function DialectFields({ dialect, onChange }: DialectFieldsProps) {
  if ('sheet' in dialect) {
    const { sheet, sheets } = dialect
    return (
      <Select
        label="Sheet"
        options={sheets.map((name) => ({ id: name, label: name }))}
        value={sheet}
        onChange={(id) => onChange({ ...dialect, sheet: id })}
      />
    )
  }
  const { encoding, delimiter } = dialect
  const delimiters = { ...DELIMITERS, [delimiter]: DELIMITERS[delimiter] ?? delimiter }
  return (
    <FieldGrid>
      <Select
        label="Encoding"
        options={ENCODING_OPTIONS}
        value={encoding}
        onChange={(id) => onChange({ ...dialect, encoding: id as Encoding })}
      />
      <Select
        label="Separated by"
        options={Object.entries(delimiters).map(([id, label]) => ({ id, label }))}
        value={delimiter}
        onChange={(id) => onChange({ ...dialect, delimiter: id })}
      />
    </FieldGrid>
  )
}
