import { EmptyState, FieldGrid, Section } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { useAtom } from 'jotai'
import { type ComponentType, Fragment, lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import { fieldsOf, type FormSection, sectionOf } from './item-sections.ts'
import { type FormField, isItemField } from '../form/item.mapping.ts'
import styles from '../item.module.css'
import { ItemControl } from '../form/ItemControl.tsx'
import { MarginField } from '../form/MarginField.tsx'
import type { ProductTab } from '../product-tab.ts'
import { sectionID, useArrival } from './use-arrival.ts'
import { useNear } from '#browser/use-near.ts'
import { useShownTabs } from './use-shown-tabs.ts'

// Loaded on demand, because not every company has additional attributes.
const AttributeControl = lazy(async () => ({
  default: (await import('../form/AttributeControl.tsx')).AttributeControl,
}))

/** Loaded once a price changes. */
const LargePrices = lazy(async () => ({ default: (await import('../saving/LargePrices.tsx')).LargePrices }))

/** Loaded once a UPC changes. */
const UsedUPCs = lazy(async () => ({ default: (await import('../saving/UsedUPCs.tsx')).UsedUPCs }))

/** Fields over the full width. */
const WIDE: ReadonlySet<FormField> = new Set(['ecommerceName', 'extendedDescription', 'metaData', 'fees'])

const UPCS: readonly FormField[] = ['upc', 'additionalUPCs']

/** Fields over two columns. */
const DOUBLE: ReadonlySet<FormField> = new Set(['name', 'productName'])

type ItemSectionsProps = { tab: ProductTab; tabs: readonly ProductTab[] }

/** The sections of the page, one below the other. Typing in one field renders no other. */
export const ItemSections = memo(function ItemSections({ tab, tabs }: ItemSectionsProps) {
  useArrival(tab)
  return useShownTabs(tabs)
    .filter(({ Tab }) => !Tab)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((one) => (
      <div key={one.path} id={sectionID(one)} tabIndex={-1} className={styles.section}>
        {one.section ? (
          <FieldsSection section={one.section} isWanted={one === tab} />
        ) : (
          <PartSection tab={one} isWanted={one === tab || one.eager === true} />
        )}
      </div>
    ))
})

function placeOf({ path, early }: ProductTab): number {
  return path === 'info' ? 0 : (early ?? 3)
}

/** The fields of a section, without those that the user may not see. They are rendered when it is first expanded. */
function FieldsSection({ section, isWanted }: { section: NonNullable<ProductTab['section']>; isWanted: boolean }) {
  const { rights, settings } = useItemFormScope()
  const loaded = useFormPart((state) => state.base)
  const { title, groups } = fieldsOf(section, settings, loaded)
  const { open, unfold } = useUnfolded(title)
  const [wasOpen, setWasOpen] = useState(open)
  const isSeen = (name: FormField) => !(isItemField(name) && rights.hidden.has(name))
  const seen = groups
    .map((group) => ({ ...group, fields: group.fields.filter(isSeen) }))
    .filter(({ fields }) => fields.length > 0)
  const names = seen.flatMap(({ fields }) => fields)
  const issues = useFormPart((state) => names.filter((name) => state.issues[name]).length)
  if (open && !wasOpen) setWasOpen(true)
  if (names.length === 0 && !isWanted) return null
  return (
    <Section {...{ title, issues, open }} onOpenChange={unfold}>
      {wasOpen && (names.length > 0 ? <FieldGroups groups={seen} /> : <EmptyState title="No fields to fill in" />)}
    </Section>
  )
}

/** A section that is more than fields: loaded when it is expanded, or else when it comes near. */
function PartSection({ tab: { label, folded, Part }, isWanted }: { tab: ProductTab; isWanted: boolean }) {
  if (!Part) return null
  return folded ? <FoldedPart title={folded} Part={Part} /> : <PartCard title={label} {...{ Part, isWanted }} />
}

type PartProps = { title: string; Part: ComponentType }

function FoldedPart({ title, Part }: PartProps) {
  const { open, unfold } = useUnfolded(title)
  const issues = useFormPart((state) => Object.keys(state.issues).filter((name) => sectionOf(name) === title).length)
  return (
    <Section {...{ title, issues, open }} onOpenChange={unfold}>
      {open && <LoadedPart Part={Part} />}
    </Section>
  )
}

function PartCard({ title, Part, isWanted }: PartProps & { isWanted: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNear(element, isWanted)
  return (
    <div ref={element} className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {isNear && <LoadedPart Part={Part} />}
    </div>
  )
}

function LoadedPart({ Part }: { Part: ComponentType }) {
  return (
    <ScreenBoundary>
      <Part />
    </ScreenBoundary>
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
      {fields.includes('sellingPrice') && (
        <Warning of={fields}>
          <LargePrices />
        </Warning>
      )}
      {fields.includes('upc') && (
        <Warning of={UPCS}>
          <UsedUPCs />
        </Warning>
      )}
    </div>
  ))
}

/** A warning that is loaded once one of the fields changes. */
function Warning({ of, children }: { of: readonly FormField[]; children: ReactNode }) {
  const isChanged = useFormPart(({ form, base }) => of.some((name) => form[name] !== base[name]))
  return isChanged && <Suspense>{children}</Suspense>
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
