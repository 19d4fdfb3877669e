import {
  Button,
  Checkbox,
  countOf,
  Dialog,
  exactOption,
  MultiSelect,
  numbers,
  TagField,
  TextField,
} from '@greenroom/ui'
import {
  DEFAULT_PATTERNS,
  entryLabel,
  generateVariants,
  itemField,
  LIST_KINDS,
  MATRIX_FIELDS,
  type MatrixAxis,
  type MatrixField,
  MOST_VARIANTS,
  namePattern,
  unknownPlaces,
  VARIANT_ORDER,
  type VariantPatterns,
} from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { useFormPart, useItemFormScope } from '../form/item-form-context.ts'
import { nextUPCsAtom } from '../form/item.atoms.ts'
import { type ListEntry, optionsOf } from '../list/product-lists.ts'
import { useNewVariants } from './use-new-variants.ts'
import { useVariants } from './use-variants.ts'
import styles from './variants.module.css'

const NewEntryDialog = lazy(async () => ({
  default: (await import('#records/entries/NewEntryDialog.tsx')).NewEntryDialog,
}))

/** The IDs of the chosen entries, and what was typed that names none. */
type Chosen = Partial<Record<MatrixField, readonly string[]>>

/** Entries that were created here, until their list has come again. */
type Created = Partial<Record<MatrixField, readonly ListEntry[]>>

/** The attributes that are typed as well as picked. */
const TYPED: readonly MatrixField[] = ['size', 'color']

/** The most attributes that one matrix combines. */
const MOST_AXES = 3

const PATTERN_LABELS: Record<keyof VariantPatterns, string> = {
  itemID: 'Item ID pattern',
  upc: 'UPC pattern',
  name: 'Name pattern',
}
const PATTERN_NAMES = Object.keys(PATTERN_LABELS) as (keyof VariantPatterns)[]

/**
 * Generates variants from attributes and patterns, with a preview, and adds them to the matrix. They are saved with the
 * item.
 */
export function GenerateDialog({ mainID, onClose }: { mainID: string; onClose: () => void }) {
  const { settings } = useItemFormScope()
  const form = useFormPart((state) => state.form)
  const [state] = useVariants()
  const { add: addVariants } = useNewVariants()
  const [chosen, setChosen] = useState<Chosen>({})
  const [created, setCreated] = useState<Created>({})
  const [creating, setCreating] = useState<{ field: MatrixField; text: string }>()
  const grants = useAtomValue(grantsAtom)
  const [typed, setTyped] = useState<Partial<VariantPatterns>>({})
  const [hasUPCPattern, setUPCPattern] = useState(false)
  const [fetching, setFetching] = useState(false)
  const fetchUPCs = useSetAtom(nextUPCsAtom)

  const axes = VARIANT_ORDER.flatMap((field): MatrixAxis[] => {
    const ids = chosen[field] ?? []
    const entries = entriesIn(field).filter(({ id }) => ids.includes(id))
    return entries.length > 0 ? [{ field, entries }] : []
  })
  const patterns: VariantPatterns = { ...DEFAULT_PATTERNS, name: namePattern(axes), ...typed }
  const optionsIn = (field: MatrixField) => optionsOf(entriesIn(field).filter(({ active }) => active))
  const isUnknown = (field: MatrixField, id: string) => !optionsIn(field).some((option) => option.id === id)
  const rows = state.sheet.rows.map(({ cells }) => cells)
  const made = generateVariants(axes, patterns, { ...form, itemID: mainID }, rows)
  const unknown = (name: keyof VariantPatterns) => unknownPlaces(patterns[name], axes, name === 'itemID')
  const used = PATTERN_NAMES.filter((name) => name !== 'upc' || hasUPCPattern)
  const isWrong =
    used.some((name) => unknown(name).length > 0) ||
    TYPED.some((field) => chosen[field]?.some((id) => isUnknown(field, id)))

  function entriesIn(field: MatrixField): readonly ListEntry[] {
    const listed = settings.lists[field] ?? []
    const isListed = (id: string) => listed.some((entry) => entry.id === id)
    return [...listed, ...(created[field]?.filter(({ id }) => !isListed(id)) ?? [])]
  }

  /** Takes the entry in place of the text that named none. */
  function takeCreated({ field, text }: { field: MatrixField; text: string }, entry: ListEntry) {
    setCreated((now) => ({ ...now, [field]: [...(now[field] ?? []), entry] }))
    setChosen((now) => ({ ...now, [field]: [...new Set(now[field]?.map((id) => (id === text ? entry.id : id)))] }))
    setCreating(undefined)
  }

  async function add() {
    if (hasUPCPattern) {
      addVariants(made.variants)
      return onClose()
    }
    setFetching(true)
    try {
      const upcs = await fetchUPCs(made.variants.length)
      addVariants(made.variants.map((variant, index) => ({ ...variant, upc: upcs[index]! })))
      onClose()
    } catch (failure) {
      showFailure('Auto Generation Failed', failure)
    }
    setFetching(false)
  }

  return (
    <Dialog
      title="Generate variants"
      open
      keepOpen
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={made.variants.length === 0 || isWrong}
            pending={fetching}
            onPress={() => void add()}
          >
            {`Add ${countOf(made.variants.length, 'variant')}`}
          </Button>
        </>
      }
    >
      <p>Choose values for up to three attributes. Each combination becomes a variant with the item's prices.</p>
      <div className={styles.typed}>
        {TYPED.map((field, index) => {
          const options = optionsIn(field)
          const ids = chosen[field] ?? []
          const { one, feature } = LIST_KINDS[field]
          const missing = mayCall(grants, [`${feature}:WRITE`]).may ? ids.filter((id) => isUnknown(field, id)) : []
          return (
            <div key={field} className={styles.typedField}>
              <TagField
                label={`${itemField(field).label}s`}
                placeholder={options
                  .slice(0, 3)
                  .map(({ hint, label }) => hint ?? label)
                  .join(', ')}
                autoFocus={index === 0}
                value={ids.map((id) => options.find((option) => option.id === id)?.label ?? id)}
                onChange={(texts) => {
                  const next = texts.map((text) => exactOption(options, text)?.id ?? text)
                  setChosen({ ...chosen, [field]: [...new Set(next)] })
                }}
                errorOf={(text) => (exactOption(options, text) ? undefined : `“${text}” isn't in the list.`)}
              />
              {missing.map((text) => (
                <Button key={text} size="small" icon={<Plus />} onPress={() => setCreating({ field, text })}>
                  {`Create ${one} “${text}”`}
                </Button>
              ))}
            </div>
          )
        })}
      </div>
      <div className={styles.axes}>
        {MATRIX_FIELDS.map((field) => {
          const options = optionsIn(field)
          const value = chosen[field] ?? []
          return (
            <MultiSelect
              key={field}
              label={itemField(field).label}
              options={options}
              value={value}
              disabled={options.length === 0 || (value.length === 0 && axes.length >= MOST_AXES)}
              onChange={(ids) => setChosen({ ...chosen, [field]: ids })}
            />
          )
        })}
      </div>
      <div className={styles.patterns}>
        {used.map((name) => {
          const places = unknown(name)
          return (
            <TextField
              key={name}
              label={PATTERN_LABELS[name]}
              value={patterns[name]}
              autoComplete="off"
              error={places.length > 0 ? `Unknown placeholder: ${places.join(' ')}` : undefined}
              onChange={(pattern) => setTyped({ ...typed, [name]: pattern })}
            />
          )
        })}
      </div>
      <Checkbox
        checked={hasUPCPattern}
        description="Otherwise each variant gets the next free UPC."
        onChange={setUPCPattern}
      >
        UPCs from a pattern
      </Checkbox>
      <p className={styles.hint}>
        {`Placeholders: the item's {itemID}, {productID} and {name}, {n} or {n:3} for a running number, {id} for the new item ID`}
        {axes.map(({ field }) => `, {${field}}, {${field}.name}`).join('')}.
      </p>
      <p role="status">
        {made.tooMany
          ? `One item can have at most ${numbers.text(MOST_VARIANTS)} variants.`
          : `${numbers.text(made.variants.length)} new` +
            (made.existing > 0 ? `, ${numbers.text(made.existing)} already exist` : '')}
      </p>
      {made.variants.length > 0 && (
        <ul className={styles.preview}>
          {made.variants.slice(0, 3).map(({ itemID, upc, name }) => (
            <li key={String(itemID)}>{`${itemID} · ${hasUPCPattern ? upc : 'next free UPC'} · ${name}`}</li>
          ))}
          {made.variants.length > 3 && <li>and {numbers.text(made.variants.length - 3)} more</li>}
        </ul>
      )}
      {creating && (
        <Suspense>
          <NewEntryDialog
            kind={creating.field}
            text={creating.text}
            onCreated={(entry) => takeCreated(creating, { id: entry.id, label: entryLabel(entry), active: true })}
            onClose={() => setCreating(undefined)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
