import { Card, EmptyState, FieldGrid, Section, Skeleton } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/validation'
import { type ComponentType, Fragment, lazy, memo, Suspense } from 'react'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { type ItemSection, sectionsOf } from './item-sections.ts'
import { type FormField, isItemField } from './item.mapping.ts'
import styles from './item.module.css'
import { ItemControl } from './ItemControl.tsx'
import { MarginField } from './MarginField.tsx'
import { type ProductTab, productTabs } from './product-tabs.tsx'

// Apart from the form, because not every company has additional attributes.
const AttributeControl = lazy(async () => ({ default: (await import('./AttributeControl.tsx')).AttributeControl }))

/** Fields that want the whole width. */
const WIDE: ReadonlySet<FormField> = new Set(['ecommerceName', 'extendedDescription', 'metaData', 'fees'])

/** Fields that want two columns. */
const DOUBLE: ReadonlySet<FormField> = new Set(['name', 'productName'])

/** The parts of the form, each without what the user may not see. Typing in one field renders none of the others. */
export const ItemSections = memo(function ItemSections({ tab }: { tab: ProductTab }) {
  const { rights, settings } = useItemFormScope()
  const loaded = useFormPart((state) => state.loaded.form)
  if (tab.Part) return <FormPart Part={tab.Part} />
  const sections = sectionsOf(tab, settings, loaded)
  const isSeen = (name: FormField) => !(isItemField(name) && (rights.hidden.has(name) || name === 'itemImage'))
  const seen = sections.map((section) => ({ ...section, fields: section.fields.filter(isSeen) }))
  if (seen.every(({ fields }) => fields.length === 0)) return <EmptyState title="Nothing to fill in here" />
  if (tab.section) {
    return seen.map(({ title, fields }) => (
      <Card key={title}>
        <PartFields fields={fields} />
      </Card>
    ))
  }
  return (
    <>
      {seen.map((section) => (
        <ItemPart key={section.title} {...section} />
      ))}
      {productTabs.map(({ path, label, Part }) => Part && <FoldedPart key={path} {...{ label, Part }} />)}
    </>
  )
})

type PartProps = { Part: ComponentType }

function FormPart({ Part }: PartProps) {
  return (
    <Card>
      <Suspense fallback={<Skeleton rows={6} />}>
        <Part />
      </Suspense>
    </Card>
  )
}

/** It loads when somebody unfolds it. */
function FoldedPart({ label, Part }: PartProps & { label: string }) {
  const { dispatch } = useItemFormScope()
  const open = useFormPart((state) => state.open.has(label))
  return (
    <Section title={label} open={open} onOpenChange={(isOpen) => dispatch({ do: 'unfold', title: label, isOpen })}>
      {open && (
        <Suspense fallback={<Skeleton rows={6} />}>
          <Part />
        </Suspense>
      )}
    </Section>
  )
}

function ItemPart({ title, fields }: ItemSection) {
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
function PartFields({ fields }: { fields: readonly FormField[] }) {
  const flags = fields.filter(isFlag) as ItemFieldName[]
  return (
    <>
      <FieldGrid columns={3}>
        {fields
          .filter((name) => !isFlag(name))
          .map((name) => (
            <Fragment key={name}>
              <div data-wide={WIDE.has(name) || undefined} className={DOUBLE.has(name) ? styles.double : undefined}>
                {isItemField(name) ? (
                  <ItemControl name={name} />
                ) : (
                  <Suspense>
                    <AttributeControl name={name} />
                  </Suspense>
                )}
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

function isFlag(name: FormField): boolean {
  return isItemField(name) && (itemField(name).kind === 'flag' || name === 'ctoType')
}
