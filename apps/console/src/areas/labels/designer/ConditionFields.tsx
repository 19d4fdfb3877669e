import { type Condition, CONDITIONS, isPrice, type LabelElement, PRICES } from '@greenroom/labels'
import { FieldGrid, Select } from '@greenroom/ui'
import type { Edit } from './edit.ts'
import { SOURCES } from './SourceFields.tsx'

type ConditionFieldsProps = { element: LabelElement; edit: Edit; readOnly: boolean }

const IS_WORDS = { present: 'has a value', missing: 'is empty', above: 'is above', below: 'is below' } as const

const SUBJECTS = SOURCES.filter(({ id }) => id !== 'Text' && id !== 'Date').map(({ id }) => ({
  id,
  label: `Only if ${id}`,
}))

/** When an element prints: always, or depending on the item. */
export function ConditionFields({ element: { printIf }, edit, readOnly }: ConditionFieldsProps) {
  const set = (next: Condition | undefined) => edit({ printIf: next })
  const kinds = CONDITIONS.filter((is) => !isComparing(is) || (printIf && isPrice(printIf.textType)))
  return (
    <FieldGrid>
      <Select
        label="Prints"
        none="Always"
        options={SUBJECTS}
        value={printIf?.textType ?? ''}
        readOnly={readOnly}
        onChange={(id) => set(id === '' ? undefined : { textType: id as Condition['textType'], is: 'present' })}
      />
      {printIf && (
        <Select
          label="Condition"
          options={kinds.map((id) => ({ id, label: IS_WORDS[id] }))}
          value={printIf.is}
          readOnly={readOnly}
          onChange={(is) => set(withKind(printIf, is as Condition['is']))}
        />
      )}
      {printIf?.than && (
        <Select
          label="Price"
          options={otherPrices(printIf).map((id) => ({ id, label: id }))}
          value={printIf.than}
          readOnly={readOnly}
          onChange={(than) => set({ ...printIf, than: than as Condition['textType'] })}
        />
      )}
    </FieldGrid>
  )
}

const isComparing = (is: Condition['is']) => is === 'above' || is === 'below'

const otherPrices = ({ textType }: Condition) => PRICES.filter((price) => price !== textType)

function withKind({ textType, than }: Condition, is: Condition['is']): Condition {
  if (!isComparing(is)) return { textType, is }
  return { textType, is, than: than ?? otherPrices({ textType, is })[1]! }
}
