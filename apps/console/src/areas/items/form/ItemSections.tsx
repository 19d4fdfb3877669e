import { Card, EmptyState, FieldGrid, Section } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { useAtom } from 'jotai'
import { type ComponentType, Fragment, lazy, memo, Suspense } from 'react'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { useFormPart, useItemFormScope, useItemScope } from './item-form-context.ts'
import { type FormSection, sectionOf, sectionsOf } from './item-sections.ts'
import { type FormField, isItemField } from './item.mapping.ts'
import styles from '../item.module.css'
import { ItemControl } from './ItemControl.tsx'
import { MarginField } from './MarginField.tsx'
import type { ProductTab } from '../product-tab.ts'

// Loaded on demand, because not every company has additional attributes.
const AttributeControl = lazy(async () => ({ default: (await import('./AttributeControl.tsx')).AttributeControl }))

/** Fields over the full width. */
const WIDE: ReadonlySet<FormField> = new Set(['ecommerceName', 'extendedDescription', 'metaData', 'fees'])

/** Fields over two columns. */
const DOUBLE: ReadonlySet<FormField> = new Set(['name', 'productName'])

type ItemSectionsProps = { tab: ProductTab; tabs: readonly ProductTab[] }

/** The sections of the form, without fields that the user may not see. Typing in one field renders no other. */
export const ItemSections = memo(function ItemSections({ tab, tabs }: ItemSectionsProps) {
  const { rights, settings } = useItemFormScope()
  const loaded = useFormPart((state) => state.base)
  if (tab.Part) return <FormPart Part={tab.Part} />
  const isSeen = (name: FormField) => !(isItemField(name) && rights.hidden.has(name))
  const seen = sectionsOf(tab, settings, loaded).map((section) => ({
    ...section,
    groups: section.groups
      .map((group) => ({ ...group, fields: group.fields.filter(isSeen) }))
      .filter(({ fields }) => fields.length > 0),
  }))
  if (seen.every(({ groups }) => groups.length === 0)) return <EmptyState title="No fields to fill in" />
  if (tab.section) {
    return seen.map(({ title, groups }) => (
      <Card key={title}>
        <FieldGroups groups={groups} />
      </Card>
    ))
  }
  return (
    <>
      {seen.map((section) => (
        <FieldsSection key={section.title} {...section} />
      ))}
      {tabs.map(({ path, folded, Part }) => folded && Part && <PartSection key={path} title={folded} Part={Part} />)}
    </>
  )
})

type PartProps = { Part: ComponentType }

function FormPart({ Part }: PartProps) {
  return (
    <ScreenBoundary>
      <Part />
    </ScreenBoundary>
  )
}

/** Loaded when it is expanded. */
function PartSection({ title, Part }: PartProps & { title: string }) {
  const { open, unfold } = useUnfolded(title)
  const issues = useFormPart((state) => Object.keys(state.issues).filter((name) => sectionOf(name) === title).length)
  return (
    <Section {...{ title, issues, open }} onOpenChange={unfold}>
      {open && <FormPart Part={Part} />}
    </Section>
  )
}

function FieldsSection({ title, groups }: FormSection) {
  const { open, unfold } = useUnfolded(title)
  const names = groups.flatMap(({ fields }) => fields)
  const issues = useFormPart((state) => names.filter((name) => state.issues[name]).length)
  return (
    <Section {...{ title, issues, open }} onOpenChange={unfold}>
      <FieldGroups groups={groups} />
    </Section>
  )
}

function useUnfolded(title: string) {
  const [unfolded, setUnfolded] = useAtom(useItemScope().openAtom)
  const unfold = (isOpen: boolean) =>
    setUnfolded(new Set(isOpen ? [...unfolded, title] : [...unfolded].filter((one) => one !== title)))
  return { open: unfolded.has(title), unfold }
}

function FieldGroups({ groups }: Pick<FormSection, 'groups'>) {
  return groups.map(({ title, fields }) => (
    <div key={title ?? ''} className={styles.group}>
      {title && groups.length > 1 && <h3 className={styles.heading}>{title}</h3>}
      <PartFields fields={fields} />
    </div>
  ))
}

/** Checkboxes are grouped below the other fields, so that the columns line up. */
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
