import { FieldGrid, Section } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/validation'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { ITEM_SECTIONS } from './item-sections.ts'
import { Fragment, memo } from 'react'
import styles from './item.module.css'
import { ItemControl } from './ItemControl.tsx'
import { MarginField } from './MarginField.tsx'

/** Fields that want the whole width. */
const WIDE: ReadonlySet<ItemFieldName> = new Set(['ecommerceName', 'extendedDescription', 'metaData', 'fees'])

/** Fields that want two columns. */
const DOUBLE: ReadonlySet<ItemFieldName> = new Set(['name', 'productName'])

/** The parts of the form, each without what the user may not see. Typing in one field renders none of the others. */
export const ItemSections = memo(function ItemSections() {
  const { rights } = useItemFormScope()
  return ITEM_SECTIONS.map(({ title, fields }) => (
    <ItemPart key={title} title={title} fields={fields.filter((name) => !rights.hidden.has(name))} />
  ))
})

type ItemPartProps = { title: string; fields: readonly ItemFieldName[] }

function ItemPart({ title, fields }: ItemPartProps) {
  const { dispatch } = useItemFormScope()
  const issues = useFormPart((state) => fields.filter((name) => state.issues[name]).length)
  const open = useFormPart((state) => state.open.has(title))
  return (
    <Section {...{ title, issues, open }} onOpenChange={(isOpen) => dispatch({ do: 'unfold', title, isOpen })}>
      <PartFields fields={fields} />
    </Section>
  )
}

/** Yes-or-no fields stand together below the others, so that the columns of the others line up. */
function PartFields({ fields }: { fields: readonly ItemFieldName[] }) {
  const flags = fields.filter(isFlag)
  return (
    <>
      <FieldGrid columns={3}>
        {fields
          .filter((name) => !isFlag(name))
          .map((name) => (
            <Fragment key={name}>
              <div data-wide={WIDE.has(name) || undefined} className={DOUBLE.has(name) ? styles.double : undefined}>
                <ItemControl name={name} />
              </div>
              {name === 'costPrice' && <MarginField />}
            </Fragment>
          ))}
      </FieldGrid>
      {flags.length > 0 && (
        <div className={styles.flags}>
          {flags.map((name) => (
            <ItemControl key={name} name={name} />
          ))}
        </div>
      )}
    </>
  )
}

function isFlag(name: ItemFieldName) {
  return itemField(name).kind === 'flag' || name === 'ctoType'
}
