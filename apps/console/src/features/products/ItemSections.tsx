import { FieldGrid, Section } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/validation'
import { useItemFormScope } from './item-form-context.ts'
import { ITEM_SECTIONS } from './item-sections.ts'
import { Fragment } from 'react'
import styles from './item.module.css'
import { ItemControl } from './ItemControl.tsx'
import { MarginField } from './MarginField.tsx'

/** Fields that want the whole width. */
const WIDE: ReadonlySet<ItemFieldName> = new Set(['ecommerceName', 'extendedDescription', 'metaData', 'fees'])

/** Fields that want two columns. */
const DOUBLE: ReadonlySet<ItemFieldName> = new Set(['name', 'productName'])

/** The parts of the form, each without what the user may not see. */
export function ItemSections() {
  const { model, rights } = useItemFormScope()
  return ITEM_SECTIONS.map((section) => {
    const fields = section.fields.filter((name) => !rights.hidden.has(name))
    return (
      <Section
        key={section.title}
        title={section.title}
        issues={fields.filter((name) => model.issues[name]).length}
        open={model.open.has(section.title)}
        onOpenChange={(open) => model.unfold(section.title, open)}
      >
        <SectionFields fields={fields} />
      </Section>
    )
  })
}

/** Yes-or-no fields stand together below the others, so that the columns of the others line up. */
function SectionFields({ fields }: { fields: readonly ItemFieldName[] }) {
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
